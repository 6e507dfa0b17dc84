-- Personal access tokens. A token is known to its holder alone: the table keeps its SHA-256.
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  name text not null,
  token_digest bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ip_prefix text not null default ''
);
create index access_tokens_user on access_tokens (user_id, created_at desc);
create index access_tokens_expiry on access_tokens (expires_at);

-- Tries to prove who one is, counted by address, by account and by known device; the key is a digest of which.
-- Lost in a crash at no harm.
create unlogged table proof_tries (
  key_digest bytea primary key,
  tries integer not null,
  lockouts integer not null,
  since timestamptz not null,
  locked_until timestamptz
);
create index proof_tries_since on proof_tries (since);
create index sign_ins_device on sign_ins (user_id, ip_prefix) where outcome = 'success';
