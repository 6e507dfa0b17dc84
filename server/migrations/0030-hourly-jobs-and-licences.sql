-- How the last run of each hourly job ended, on whichever server it was.
create table hourly_jobs (
  name text primary key,
  last_success_at timestamptz,
  -- The first failure after that; null where the job works.
  failing_since timestamptz,
  error text not null default '',
  check (failing_since is not null or error = '')
);

-- Under what a problem may be passed on, as its package says it; null where nothing is said, as with those of users.
alter table problems
  add column license text,
  add column rights_owner text,
  add check ((license is null) = (rights_owner is null));
