-- What runners make of the bytes of a document (docs/decisions/0041): once for all documents with these bytes. A row is
-- both the state that people see and the promise that it will be done; jobs of the queue are taken from these rows.
create table resource_preparations (
  digest text primary key references blobs,
  file_type text not null,
  size integer not null,
  state text not null check (state in ('waiting', 'preparing', 'ready', 'partial', 'refused', 'failed', 'unavailable')),
  -- Raised by each try: what an older one still says is stale.
  attempt integer not null default 0,
  -- Tries that a runner broke off.
  failures integer not null default 0,
  step text,
  step_at integer,
  step_of integer,
  reason text check (length(reason) <= 1000),
  pages integer,
  ocr text not null default 'none' check (ocr in ('none', 'waiting', 'reading', 'ready', 'failed', 'unavailable')),
  ocr_pages integer[] not null default '{}',
  ocr_reason text check (length(ocr_reason) <= 1000),
  -- Which programs made it.
  tools text,
  queued_at timestamptz not null,
  -- Samples come after what people hand in.
  priority smallint not null default 1,
  -- When it was put into the queue; null where there is no room in it yet.
  sent_at timestamptz,
  ocr_sent_at timestamptz
);
create index resource_preparations_open on resource_preparations (priority desc, queued_at)
  where state in ('waiting', 'preparing', 'unavailable');
create index resource_preparations_ocr_open on resource_preparations (priority desc, queued_at)
  where ocr in ('waiting', 'reading', 'unavailable');

-- The text of a document by page, slide, sheet or lines.
create table resource_pages (
  digest text not null references resource_preparations on delete cascade,
  page integer not null check (page > 0),
  label text not null,
  text text not null check (length(text) <= 100000),
  -- Read off a picture.
  ocr boolean not null,
  words tsvector not null generated always as (
    -- Without brackets: PostgreSQL would take them for markup, and leave out all that stands behind <script>.
    to_tsvector('search_english', translate(text, '<>', '  ')) || to_tsvector('search_simple', translate(text, '<>', '  '))
  ) stored,
  primary key (digest, page)
);
create index resource_pages_words on resource_pages using gin (words) with (fastupdate = off);

-- A PDF in place of an Office file, and the sheets of a workbook.
alter table resource_renditions drop constraint resource_renditions_kind_check;
alter table resource_renditions add check (kind in ('text', 'picture', 'listing', 'pdf', 'grid'));

insert into resource_preparations (digest, file_type, size, state, queued_at, priority)
select distinct on (digest) digest, file_type, size, 'waiting', now(), case when sample then 0 else 1 end from resources where file_type <> 'zip'
order by digest, id;
