-- What an author works on: the whole draft as gzip of its JSON, which nobody but its authors reads.
create table problem_drafts (
  problem_id integer primary key references problems on delete cascade,
  -- Moves at every save: who saves names the one that was loaded.
  revision integer not null,
  draft bytea not null,
  -- Who saved it last.
  user_id integer references users on delete set null,
  updated_at timestamptz not null
);

-- Everything in a draft judged, to become the next version of its problem.
create table verifications (
  id uuid primary key default uuidv7(),
  problem_id integer not null references problems on delete cascade,
  -- Of the draft.
  revision integer not null,
  user_id integer references users on delete set null,
  state text not null default 'queued' check (state in ('queued', 'running', 'passed', 'failed')),
  message text not null,
  checks jsonb not null default '[]',
  -- How often work has begun: a go that was lost is told apart by it.
  go integer not null default 0,
  -- How often a go failed, by the runner's fault or ours.
  failures integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is not null) = (state in ('passed', 'failed')))
);
create index verifications_newest on verifications (problem_id, id desc);
-- A newer one takes the place of one that goes on.
create unique index verifications_pending on verifications (problem_id) where finished_at is null;

-- What runners fetch while something is verified, whatever it is: the verification of a draft, or a generation.
alter table generation_packages rename to trial_packages;
alter table trial_packages rename column generation_id to work_id;
alter table trial_packages drop constraint generation_packages_generation_id_fkey;
alter table trial_packages add column created_at timestamptz not null default now();
create index trial_packages_work on trial_packages (work_id);
