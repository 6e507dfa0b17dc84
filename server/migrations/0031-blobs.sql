-- Files that are kept beside the database, by the SHA-256 of their bytes (docs/decisions/0023).
create table blobs (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  -- Null until the bytes are durable.
  stored_at timestamptz,
  -- When a sweep first found that no row refers to it, or when it was last put; null while one does.
  unreferenced_since timestamptz
);
create index blobs_unreferenced on blobs (unreferenced_since, digest) where unreferenced_since is not null;

-- Which store holds them: it has the same id in it.
create table blob_store (
  only_row boolean primary key default true check (only_row),
  id uuid not null,
  -- Whether a store has been given the id.
  claimed boolean not null default false
);

-- A server moves what is here into the store when it starts; then it is null.
alter table pictures alter column bytes drop not null;
create index pictures_to_move on pictures (user_id) where bytes is not null;
-- Not for the rows that are still to be moved.
alter table pictures add foreign key (digest) references blobs not valid;
