-- A new file in place of an old one; the document, and what people keep of it, stay (docs/decisions/0049).
alter table resources
  add column version integer not null default 1 check (version > 0),
  -- What changed with this version, when and by whom; null for the first.
  add column version_note text not null default '',
  add column version_at timestamptz,
  add column version_by integer references users;
create index resources_version_by on resources (version_by) where version_by is not null;

create or replace view published_resources as
select id, public_id, title, name, description, university, college, branch, year, semester, subject, resource_type, digest,
  file_name, file_type, size, pages, scan, sample, uploaded_by, uploaded_at, opens, helpful, haystack, licence,
  attribution, source_url, suggested_at, state, version, version_note, version_at
from resources where state = 'published';

-- The files that a document had before.
create table resource_versions (
  resource_id integer not null references resources on delete cascade,
  version integer not null check (version > 0),
  digest text not null references blobs,
  file_name text not null,
  file_type text not null,
  size integer not null,
  pages integer,
  scan text not null,
  note text not null,
  made_at timestamptz not null,
  made_by integer references users,
  primary key (resource_id, version)
);
create index resource_versions_digest on resource_versions (digest);
create index resource_versions_made_by on resource_versions (made_by);
