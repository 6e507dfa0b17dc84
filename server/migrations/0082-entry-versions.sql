-- What an entry was each time that it was saved, and the address of its video.
alter table entries add column video_url text not null default '';

create table entry_versions (
  entry_id integer not null references entries on delete cascade,
  revision integer not null,
  -- Null for what was there before, and once the account is gone.
  saved_by integer references users,
  saved_at timestamptz not null,
  state text not null check (state in ('draft', 'submitted')),
  title text not null,
  tagline text not null,
  text text not null,
  repository_url text not null,
  demo_url text not null,
  video_url text not null,
  primary key (entry_id, revision)
);
create index entry_versions_saved_by on entry_versions (saved_by);

insert into entry_versions
  (entry_id, revision, saved_at, state, title, tagline, text, repository_url, demo_url, video_url)
select id, revision, updated_at, state, title, tagline, text, repository_url, demo_url, video_url from entries;
