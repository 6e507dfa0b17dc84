-- How the last run of each hourly job ended, on whichever server it was.
create table hourly_jobs (
  name text primary key,
  last_success_at timestamptz,
  -- The first failure after that; null where the job works.
  failing_since timestamptz,
  error text not null default '',
  check (failing_since is not null or error = '')
);
