-- One authenticator app an account. The secret is sealed; pending until its first code is confirmed.
create table totp_factors (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  wrong_codes integer not null default 0,
  -- Wrong codes are counted until then.
  wrong_until timestamptz
);

-- SHA-256 of 80 random bits; a code that was used is gone.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_digest bytea not null,
  primary key (user_id, code_digest)
);

-- A first factor was right: what is asked for before there is a session.
create table second_factor_challenges (
  challenge_digest bytea primary key,
  user_id integer not null references users on delete cascade,
  -- The first factor.
  method text not null,
  expires_at timestamptz not null,
  wrong_codes integer not null default 0
);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);
create index second_factor_challenges_user on second_factor_challenges (user_id);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Kept by its provider on more than one device.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  challenge_digest bytea primary key,
  -- What the answer is for: an answer to one question is none to another.
  purpose text not null,
  -- Null where it is not known yet who signs in.
  user_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);
