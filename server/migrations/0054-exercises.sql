-- Attempts to prove an exercise of a lesson: judged in the sandbox (docs/decisions/0044).
create table exercise_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- framework.module.exercise
  exercise text not null,
  source text not null,
  state text not null check (state in ('queued', 'passed', 'failed', 'error')),
  -- [{name, passed, message}]
  results jsonb not null default '[]',
  message text not null default '',
  created_at timestamptz not null,
  judged_at timestamptz,
  check ((state = 'queued') = (judged_at is null))
);
create index exercise_attempts_user on exercise_attempts (user_id, exercise, created_at desc);
create index exercise_attempts_passed on exercise_attempts (user_id, exercise) where state = 'passed';
create index exercise_attempts_old on exercise_attempts (created_at) where state <> 'passed';
