-- What runners fetch: gzip of the canonical JSON of the tests, by the SHA-256 of that JSON. Kept for good, since a
-- submission names the package that it was judged against.
create table problem_packages (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  created_at timestamptz not null
);

create table problems (
  id integer generated always as identity primary key,
  title text not null,
  statement text not null,
  difficulty text not null check (difficulty in ('Easy', 'Medium', 'Hard')),
  source text not null check (source in ('Admin', 'User', 'AI')),
  tags text[] not null default '{}',
  examples jsonb not null default '[]',
  constraints text[] not null default '{}',
  -- What `solve` takes and returns; null where the program gets the whole input.
  signature jsonb,
  time_limit_ms integer not null default 2000,
  memory_limit_kb integer not null default 262144,
  -- Samples and secret tests of the package; 0 where there is none.
  tests integer not null default 0,
  package_digest text references problem_packages,
  -- The folder in content/problems/ that the problem is imported from, and the SHA-256 of all that was imported.
  package_name text unique,
  content_digest text,
  author_id integer references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Users who solved it, and judged submissions of users who had not solved it before.
  solves integer not null default 0,
  attempts integer not null default 0,
  difficulty_rank integer generated always as (case difficulty when 'Easy' then 1 when 'Medium' then 2 else 3 end) stored,
  success_rate double precision generated always as (
    case when attempts = 0 then 0 else round(100.0 * solves / attempts, 1) end
  ) stored,
  -- 0–10: the share of attempts that fail, as if ten earlier attempts had gone as the difficulty lets expect
  -- (70, 50 and 30 % solved). Nothing is said before the fifth attempt.
  hardness_score double precision generated always as (
    case
      when attempts < 5 then null
      else round(10 * (1 - (solves + case difficulty when 'Easy' then 7 when 'Medium' then 5 else 3 end) / (attempts + 10.0)), 1)
    end
  ) stored,
  check ((tests = 0) = (package_digest is null))
);
create index problems_newest on problems (created_at desc, id desc);
create index problems_source on problems (source, created_at desc, id desc);
