-- How an entry is built and started for its judges, and what the sandbox said.
alter table entries
  add column run_source text not null default '',
  add column run_language text not null default '',
  add column run_build text not null default '',
  add column run_command text not null default '',
  add column run_input text not null default '';
alter table entry_versions
  add column run_source text not null default '',
  add column run_language text not null default '',
  add column run_build text not null default '',
  add column run_command text not null default '',
  add column run_input text not null default '';

create table entry_runs (
  id integer generated always as identity primary key,
  entry_id integer not null references entries on delete cascade,
  -- A trial is for the team, the other one for judges.
  trial boolean not null,
  -- Of the entry.
  revision integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'building', 'running', 'ended')),
  outcome text check (outcome in ('exited', 'signal', 'build_failed', 'time', 'output', 'memory', 'refused', 'interrupted')),
  message text not null default '',
  -- As they were when it was asked for; the digest is null where the entry had no such file.
  source text not null,
  digest text references blobs,
  language text not null,
  build text not null,
  command text not null,
  input text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  exit_code integer,
  signal text,
  wall_ms integer,
  cpu_ms integer,
  memory_bytes bigint,
  build_output text not null default '',
  stdout text not null default '',
  stderr text not null default '',
  cut boolean not null default false,
  check ((state = 'ended') = (outcome is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
-- The last of each kind is kept; one at a time runs.
create unique index entry_runs_last on entry_runs (entry_id, trial);
create unique index entry_runs_one on entry_runs (entry_id) where state <> 'ended';
create index entry_runs_digest on entry_runs (digest);
