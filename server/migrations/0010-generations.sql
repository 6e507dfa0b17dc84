-- A user's wish for a generated problem, and how far it has come.
create table generations (
  id uuid primary key default uuidv7(),
  user_id integer not null references users on delete cascade,
  -- As asked; null and {} where nothing was.
  difficulty text check (difficulty in ('Easy', 'Medium', 'Hard')),
  tags text[] not null default '{}',
  step text not null default 'queued' check (step in ('queued', 'writing', 'solving', 'judging', 'published', 'failed')),
  message text not null,
  problem_id integer references problems on delete set null,
  -- How often work has begun: a go that was lost is told apart by it.
  go integer not null default 0,
  -- How often a go failed, by the runner's fault or ours.
  failures integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is not null) = (step in ('published', 'failed')))
);
create index generations_of_user on generations (user_id, created_at);

-- What runners fetch while a draft is verified; gone when its generation is finished.
create table generation_packages (
  generation_id uuid not null references generations on delete cascade,
  digest text not null,
  bytes bytea not null,
  primary key (digest, generation_id)
);

-- What a generated problem has beside its row in `problems`.
create table generated_problems (
  problem_id integer primary key references problems on delete cascade,
  -- SHA-256 of the statement, whatever its white space: no statement is published twice.
  fingerprint text not null unique,
  origin text not null,
  hints text[] not null,
  editorial text not null,
  -- [{ language, source }], each Accepted by our judge on every test.
  solutions jsonb not null,
  mutants_rejected integer not null
);
