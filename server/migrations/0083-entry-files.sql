-- Pictures and files of entries; their bytes are blobs.
create table entry_files (
  id integer generated always as identity primary key,
  entry_id integer not null references entries on delete cascade,
  kind text not null check (kind in ('picture', 'file')),
  digest text not null references blobs,
  size bigint not null,
  -- '' for a picture.
  name text not null,
  -- What a picture shows; '' for a file.
  alt text not null,
  added_at timestamptz not null
);
create index entry_files_entry on entry_files (entry_id, id);
create index entry_files_digest on entry_files (digest);
create unique index entry_files_name on entry_files (entry_id, lower(name)) where kind = 'file';
