-- Plans of the roadmap wizard: the last revision of each, as contract/learning/plans.ts describes it.
create table plans (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  revision integer not null,
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index plans_user on plans (user_id, updated_at desc);

-- What the last edits can be undone to.
create table plan_revisions (
  plan_id integer not null references plans on delete cascade,
  revision integer not null,
  document jsonb not null,
  primary key (plan_id, revision)
);
