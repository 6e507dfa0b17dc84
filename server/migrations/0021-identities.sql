-- Accounts elsewhere that open an account here. Whoever runs the issuer vouches for the subject, so both belong together.
create table identities (
  provider text not null,
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  -- How the provider calls the person.
  label text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, issuer, subject),
  unique (user_id, provider)
);

-- Sign-ins that are on their way through a provider. Only digests of what the browser holds, and sealed what the server reads again.
create table social_flows (
  state_digest bytea primary key,
  browser_digest bytea not null,
  provider text not null,
  sealed text not null,
  -- Who connects an account; null for a sign-in.
  user_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index social_flows_expiry on social_flows (expires_at);

-- One-time codes that a browser carries to its next step.
create table social_tickets (
  code_digest bytea primary key,
  browser_digest bytea not null,
  provider text not null,
  purpose text not null,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index social_tickets_expiry on social_tickets (expires_at);
