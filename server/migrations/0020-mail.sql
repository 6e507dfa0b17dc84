-- Letters as the operator sees them: never their text, which waits sealed in the queue. Kept for 90 days.
create table mails (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  to_address text not null,
  subject text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text not null default '',
  attempts integer not null default 0,
  -- Its name in the outbox on disk, where no mail server is set.
  file text
);
create index mails_at on mails (at);

-- Links that letters carry. A token is known to its reader alone: the table keeps its SHA-256. Used ones are gone.
create table mail_tokens (
  digest bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'verify', 'change')),
  -- The address that it proves; for 'change' the new one.
  email text not null,
  -- What the account was like: when password or address change, the link is dead.
  account_state bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_expiry on mail_tokens (expires_at);
