create table users (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  full_name text not null,
  password_hash text not null,
  is_staff boolean not null default false,
  is_superuser boolean not null default false,
  auth_provider text not null default 'email',
  date_joined timestamptz not null
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));

-- A session code is known to its holder alone: the table keeps its SHA-256.
create table sessions (
  code_digest bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- The shape that rate-limiter-flexible expects. Lost in a crash at no harm.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
