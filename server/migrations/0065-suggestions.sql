-- What may be done with a document, as whoever handed it in says, and whether everybody sees it (docs/decisions/0049).
alter table resources
  add column licence text not null default 'unknown' check (licence in ('unknown', 'own', 'cc-by', 'cc-by-sa', 'cc0',
    'public-domain', 'permission')),
  add column attribution text not null default '',
  add column source_url text not null default '',
  -- `suggested` by a member and waiting; `declined`; `hidden` by a moderator after a report.
  add column state text not null default 'published' check (state in ('published', 'suggested', 'declined', 'hidden')),
  -- Null for what a superuser uploaded.
  add column suggested_at timestamptz,
  add column decided_at timestamptz,
  add column decided_by integer references users,
  -- Why it was declined or hidden.
  add column reason text not null default '';
create index resources_suggested on resources (suggested_at, id) where state = 'suggested';
create index resources_suggestions_of on resources (uploaded_by, suggested_at desc) where suggested_at is not null;
create index resources_decided_by on resources (decided_by) where decided_by is not null;

-- What everybody may know of. Readers ask this.
create view published_resources as
select id, public_id, title, name, description, university, college, branch, year, semester, subject, resource_type, digest,
  file_name, file_type, size, pages, scan, sample, uploaded_by, uploaded_at, opens, helpful, haystack, licence,
  attribution, source_url, suggested_at, state
from resources where state = 'published';

create or replace function search_keep_resource() returns trigger language plpgsql as $$
begin
  if new.state <> 'published' then
    delete from search_entries where kind = 'document' and ref = new.id::text;
    return null;
  end if;
  insert into search_entries (kind, ref, title, note, keywords, body, link)
  values ('document', new.id::text, new.title, concat_ws(' · ', new.resource_type, new.subject, new.college),
    concat_ws(' ', nullif(new.name, new.title), new.branch, upper(new.file_type)),
    search_plain(new.description), '/resources/' || new.id)
  on conflict (kind, ref) do update set title = excluded.title, note = excluded.note, keywords = excluded.keywords,
    body = excluded.body;
  return null;
end $$;
drop trigger resources_search on resources;
create trigger resources_search
  after insert or update of title, name, description, college, branch, subject, resource_type, file_type, state on resources
  for each row execute function search_keep_resource();

-- The kinds of what may be reported stand in contract/kinds.ts, as those of notifications do; this list had no events.
alter table reports drop constraint if exists reports_subject_kind_check;
