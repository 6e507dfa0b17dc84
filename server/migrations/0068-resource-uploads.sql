-- Files that come in parts (docs/decisions/0050): whose they are and what they are called; how much of one has come is its
-- length on disk.
create table resource_uploads (
  id text primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  length integer not null check (length > 0),
  expires_at timestamptz not null,
  -- Somebody sends, until then; one at a time.
  sender text,
  sent_until timestamptz
);
create index resource_uploads_user on resource_uploads (user_id);
create index resource_uploads_expired on resource_uploads (expires_at);
