-- Keys that sign credentials. The private part is sealed; the public part of a retired key stays for good.
create table issuer_keys (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('Ed25519', 'RS256')),
  -- Ed25519: {publicKeyMultibase}; RS256: a public JWK.
  public jsonb not null,
  sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index issuer_keys_active on issuer_keys (kind) where retired_at is null;

-- A list tells of 131,072 certificates; it is signed by the issuer of all of them.
create table status_lists (
  id integer generated always as identity primary key,
  issuer text not null,
  created_at timestamptz not null
);
create index status_lists_issuer on status_lists (issuer, id);

create table certificates (
  id text primary key,
  -- Null once the account is deleted: the certificate stays.
  user_id integer references users on delete set null,
  framework_id text not null,
  framework_name text not null,
  category_id text not null,
  category_name text not null,
  level text not null check (level in ('completed', 'verified')),
  holder text not null,
  evidence jsonb not null,
  earned_at timestamptz not null,
  -- Both null once the holder has withdrawn it.
  credential json,
  jwt text,
  status_list integer not null references status_lists,
  status_index integer not null check (status_index between 0 and 131071),
  revoked_at timestamptz,
  revoked_reason text,
  superseded_by text references certificates deferrable initially deferred,
  sample boolean not null default false,
  unique (status_list, status_index),
  check ((revoked_at is null) = (revoked_reason is null)),
  check ((credential is null) = (jwt is null))
);
-- One for each learner and category; a revoked one may be earned again.
create unique index certificates_current on certificates (user_id, framework_id, category_id)
  where revoked_at is null and superseded_by is null;
create index certificates_user on certificates (user_id, earned_at desc);
create index certificates_revoked on certificates (status_list, status_index) where revoked_at is not null;
create index certificates_superseded on certificates (superseded_by) where superseded_by is not null;
create index certificates_achievement on certificates (framework_id, category_id, level, earned_at desc);
