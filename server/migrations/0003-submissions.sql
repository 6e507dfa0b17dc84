create table submissions (
  id uuid primary key default uuidv7(),
  user_id integer not null references users on delete cascade,
  problem_id integer not null references problems,
  kind text not null check (kind in ('run', 'custom', 'submit')),
  language text not null,
  code text not null,
  stdin text,
  -- The tests that count, whatever the problem's package is later.
  package_digest text references problem_packages,
  status text not null default 'Queued',
  message text not null default '',
  runtime_ms double precision not null default 0,
  memory_kb integer not null default 0,
  tests_total integer not null,
  -- How often judging has begun: results of an earlier go that was lost are told apart by it.
  judging integer not null default 0,
  -- How often a runner broke off.
  failures integer not null default 0,
  created_at timestamptz not null,
  judged_at timestamptz
);
create index submissions_pending on submissions (user_id) where judged_at is null;
create index submissions_user_problem on submissions (user_id, problem_id, created_at desc);
create index submissions_runs on submissions (created_at) where kind <> 'submit';

create table test_results (
  submission_id uuid not null references submissions on delete cascade,
  index integer not null,
  name text not null,
  sample boolean not null,
  passed boolean not null,
  verdict text not null,
  time_ms double precision not null,
  memory_kb integer not null,
  message text not null,
  -- Of samples only.
  input text,
  expected text,
  got text,
  primary key (submission_id, index)
);

-- First Accepted submissions: what a user has solved, and all that points and streaks are made of.
create table solved_problems (
  user_id integer not null references users on delete cascade,
  problem_id integer not null references problems on delete cascade,
  submission_id uuid not null references submissions,
  points integer not null,
  solved_at timestamptz not null,
  primary key (user_id, problem_id)
);
