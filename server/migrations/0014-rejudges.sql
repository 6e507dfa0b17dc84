-- Submissions judged again against a problem's package of now: a preview, until it is applied or dropped.
create table rejudges (
  id uuid primary key default uuidv7(),
  problem_id integer not null references problems on delete cascade,
  version integer not null,
  package_digest text not null references problem_packages,
  tests_total integer not null,
  state text not null default 'judging' check (state in ('judging', 'ready', 'applied', 'cancelled')),
  -- How often judging has been taken up: what an earlier go still brings is told apart by it.
  go integer not null default 0,
  -- Users who gained or lost the problem, written when it is closed; until then it is counted.
  gained integer,
  lost integer,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (state in ('judging', 'ready')))
);
create unique index rejudges_open on rejudges (problem_id) where closed_at is null;
create index rejudges_problem on rejudges (problem_id, created_at desc);

create table rejudged_submissions (
  rejudge_id uuid not null references rejudges on delete cascade,
  submission_id uuid not null references submissions on delete cascade,
  -- From 1, the newest first.
  place integer not null,
  -- What it was when the rejudge began.
  before text not null,
  version_before integer,
  -- What it is now; null until it has been judged. A Judge Error is our failure, and no change.
  status text,
  message text not null default '',
  runtime_ms double precision not null default 0,
  memory_kb integer not null default 0,
  -- Rows of test_results; emptied when the rejudge is closed.
  tests jsonb not null default '[]',
  -- How often a runner broke off.
  failures integer not null default 0,
  changed boolean generated always as (status is not null and status <> 'Judge Error' and status <> before) stored,
  primary key (rejudge_id, submission_id)
);
create unique index rejudged_submissions_place on rejudged_submissions (rejudge_id, place);
create index rejudged_submissions_changed on rejudged_submissions (rejudge_id, place) where changed;
create index rejudged_submissions_submission on rejudged_submissions (submission_id);
