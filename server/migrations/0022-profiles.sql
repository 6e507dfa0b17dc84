create table profiles (
  user_id integer primary key references users on delete cascade,
  phone text not null default '',
  bio text not null default '',
  location text not null default '',
  github text not null default '',
  linkedin text not null default '',
  twitter text not null default '',
  skills text[] not null default '{}',
  interests text[] not null default '{}'
);

-- A picture belongs to one user, so that it goes with its row; its address names its bytes.
create table pictures (
  user_id integer primary key references users on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) <= 204800),
  created_at timestamptz not null
);
create index pictures_digest on pictures (digest);
-- WebP is packed already.
alter table pictures alter column bytes set storage external;

create table preferences (
  user_id integer primary key references users on delete cascade,
  email_notifications boolean not null default true,
  theme text not null default 'auto',
  time_zone text,
  code_language text,
  -- Section of the public profile → who may see it; what is not named is for everyone.
  visibility jsonb not null default '{}'
);

create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;
create index users_anonymised on users (id) where anonymised_at is not null;
