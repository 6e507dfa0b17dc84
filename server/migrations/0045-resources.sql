-- Documents of the Resource Hub. Their bytes are blobs (docs/decisions/0032).
create table resources (
  id integer generated always as identity primary key,
  public_id text not null unique,
  title text not null check (title <> ''),
  name text not null,
  description text not null,
  -- Of content/universities: slug and name.
  university text not null,
  college text not null,
  branch text not null check (branch <> ''),
  year smallint not null check (year between 1 and 4),
  semester smallint not null check (semester between 1 and 8),
  subject text not null check (subject <> ''),
  resource_type text not null check (resource_type in ('Assignment', 'Learning Notes', 'Lab Manual', 'Resources',
    'Question Paper', 'Project Report', 'Tutorial', 'Presentation', 'Research Paper')),
  digest text not null references blobs,
  -- As its sender calls it.
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx', 'txt', 'ppt', 'pptx', 'zip', 'jpg', 'jpeg', 'png',
    'gif', 'webp', 'xls', 'xlsx', 'csv')),
  size integer not null check (size between 1 and 52428800),
  pages integer check (pages > 0),
  scan text not null check (scan in ('clean', 'not_scanned')),
  sample boolean not null default false,
  uploaded_by integer not null references users,
  -- In whole milliseconds, as the cursors of lists have it.
  uploaded_at timestamptz not null check (uploaded_at = date_trunc('milliseconds', uploaded_at)),
  opens integer not null default 0,
  helpful integer not null default 0,
  -- What the search of the hub looks into, a text a line.
  haystack text not null generated always as (lower(title || E'\n' || name || E'\n' || college || E'\n' || branch || E'\n'
    || year::text || E'\n' || semester::text || E'\n' || subject || E'\n' || resource_type || E'\n' || description)) stored
);
create index resources_newest on resources (uploaded_at desc, id desc);
create index resources_newest_of_type on resources (resource_type, uploaded_at desc, id desc);
create index resources_newest_of_university on resources (university, uploaded_at desc, id desc);
create index resources_digest on resources (digest);
create index resources_uploaded_by on resources (uploaded_by);
create index resources_haystack on resources using gin (haystack gin_trgm_ops) with (fastupdate = off);

-- What was made of the bytes of a document, so that it can be shown: once for all documents with these bytes.
create table resource_renditions (
  digest text not null references blobs,
  kind text not null check (kind in ('text', 'picture', 'listing')),
  rendition text not null references blobs,
  size integer not null,
  -- Of a text whether it is cut; of a picture its width and height.
  facts jsonb not null default '{}',
  primary key (digest, kind)
);
create index resource_renditions_rendition on resource_renditions (rendition);

-- Who opened what on which day; the sum stays in `resources.opens`.
create table resource_opens (
  resource_id integer not null references resources on delete cascade,
  user_id integer not null references users on delete cascade,
  day date not null,
  primary key (resource_id, user_id, day)
);
create index resource_opens_user on resource_opens (user_id);
create index resource_opens_day on resource_opens (day);

create table resource_bookmarks (
  user_id integer not null references users on delete cascade,
  resource_id integer not null references resources on delete cascade,
  at timestamptz not null,
  primary key (user_id, resource_id)
);
create index resource_bookmarks_resource on resource_bookmarks (resource_id);

create table resource_votes (
  user_id integer not null references users on delete cascade,
  resource_id integer not null references resources on delete cascade,
  primary key (user_id, resource_id)
);
create index resource_votes_resource on resource_votes (resource_id);

create function count_resource_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update resources set helpful = helpful + 1 where id = new.resource_id;
  else
    update resources set helpful = helpful - 1 where id = old.resource_id;
  end if;
  return null;
end $$;
create trigger count_resource_votes after insert or delete on resource_votes
  for each row execute function count_resource_votes();

-- The search of the site finds documents by what is said of them.
create function search_keep_resource() returns trigger language plpgsql as $$
begin
  insert into search_entries (kind, ref, title, note, keywords, body, link)
  values ('document', new.id::text, new.title, concat_ws(' · ', new.resource_type, new.subject, new.college),
    concat_ws(' ', nullif(new.name, new.title), new.branch, upper(new.file_type)),
    search_plain(new.description), '/resources/' || new.id)
  on conflict (kind, ref) do update set title = excluded.title, note = excluded.note, keywords = excluded.keywords,
    body = excluded.body;
  return null;
end $$;
create trigger resources_search
  after insert or update of title, name, description, college, branch, subject, resource_type, file_type on resources
  for each row execute function search_keep_resource();
create trigger resources_search_drop after delete on resources for each row execute function search_drop('document');
