-- Hackathons: their dates, the teams of those who take part, and what these submit.
create table hackathons (
  event_id integer primary key references events on delete cascade,
  submissions_close_at timestamptz not null,
  judging_closes_at timestamptz not null,
  -- Members of a team.
  most_members smallint not null check (most_members between 1 and 10),
  check (judging_closes_at > submissions_close_at)
);

create table teams (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  name text not null,
  -- SHA-256 of the code by which others join; the code itself is shown once.
  code_hash text not null unique,
  size smallint not null default 0,
  most smallint not null,
  made_at timestamptz not null,
  check (size between 0 and most),
  unique (id, event_id)
);
create unique index teams_name on teams (event_id, lower(name));

create table team_members (
  team_id integer not null,
  event_id integer not null,
  user_id integer not null references users,
  joined_at timestamptz not null,
  primary key (team_id, user_id),
  -- One team an event.
  unique (event_id, user_id),
  foreign key (team_id, event_id) references teams (id, event_id) on delete cascade
);
create index team_members_user on team_members (user_id);

-- The last word on how many a team has, whoever writes.
create function count_team_members() returns trigger language plpgsql as $$
begin
  update teams set size = size + case when tg_op = 'INSERT' then 1 else -1 end
  where id = case when tg_op = 'INSERT' then new.team_id else old.team_id end;
  return null;
end $$;
create trigger team_members_counted after insert or delete on team_members
  for each row execute function count_team_members();

create table entries (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  team_id integer not null unique references teams on delete cascade,
  state text not null check (state in ('draft', 'submitted')),
  title text not null,
  tagline text not null,
  text text not null,
  repository_url text not null,
  demo_url text not null,
  -- Two members do not overwrite each other.
  revision integer not null default 1,
  updated_at timestamptz not null
);
create index entries_event on entries (event_id, id) where state = 'submitted';
