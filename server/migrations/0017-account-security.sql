-- An account that came by another provider has no password.
alter table users
  alter column password_hash drop not null,
  add column email_verified_at timestamptz,
  add column suspended_at timestamptz,
  add column suspended_reason text not null default '',
  -- Deletion was asked for: until then it can be taken back, then the account is anonymised.
  add column deletion_due_at timestamptz,
  add column anonymised_at timestamptz;

-- The code stays with its holder; the id is what lists and revocations name.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column method text not null default 'password',
  add column ip_prefix text not null default '',
  add column last_used_at timestamptz not null default now(),
  -- When its holder last proved who they are.
  add column authenticated_at timestamptz not null default now();
create unique index sessions_id on sessions (id);

-- Tries to sign in to an account, for its owner to look at; kept for 90 days.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  at timestamptz not null,
  outcome text not null,
  method text not null,
  user_agent text not null default '',
  ip_prefix text not null default ''
);
create index sign_ins_user on sign_ins (user_id, at desc);
create index sign_ins_at on sign_ins (at);

-- Privileged acts. Names are kept as they were: rows outlive accounts.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  act text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  ip_prefix text not null default ''
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc);
