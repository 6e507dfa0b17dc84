-- What learners meet moves by versions; a submission remembers the one that it was judged against.
alter table problems
  add column version integer not null default 1,
  -- Starter code by language, in place of what is made from the signature.
  add column starters jsonb not null default '{}';

create table problem_versions (
  problem_id integer not null references problems on delete cascade,
  version integer not null,
  title text not null,
  statement text not null,
  examples jsonb not null,
  constraints text[] not null,
  signature jsonb,
  starters jsonb not null,
  time_limit_ms integer not null,
  memory_limit_kb integer not null,
  tests integer not null,
  package_digest text references problem_packages,
  -- Who made it; null where the operator's content did.
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  primary key (problem_id, version)
);
insert into problem_versions (problem_id, version, title, statement, examples, constraints, signature, starters, time_limit_ms,
  memory_limit_kb, tests, package_digest, user_id, created_at)
select id, version, title, statement, examples, constraints, signature, starters, time_limit_ms, memory_limit_kb, tests,
  package_digest, author_id, updated_at from problems;

-- Null for those of before there were versions that were judged against another package.
alter table submissions add column problem_version integer;
update submissions s set problem_version = 1 from problems p where p.id = s.problem_id and p.package_digest is not distinct from s.package_digest;
create index submissions_version on submissions (problem_id, problem_version) where kind = 'submit';
