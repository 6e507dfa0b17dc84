-- Nobody gains anything by solving a problem of their own: the row tells that it is solved, and counts for nothing.
-- Problems with an author have had no tests before this, so that nobody has solved their own yet.
alter table solved_problems add column counted boolean not null default true;
update solved_problems s set counted = false, points = 0 from problems p where p.id = s.problem_id and p.author_id = s.user_id;
create index solved_problems_days on solved_problems (user_id, solved_at) where counted;

create index problems_author on problems (author_id);

-- The lists: one's own, and everybody's for staff.
create index submissions_own on submissions (user_id, created_at desc, id desc) where kind = 'submit';
create index submissions_newest on submissions (created_at desc, id desc) where kind = 'submit';
-- The days of activity.
create index submissions_days on submissions (user_id, judged_at) include (status)
  where kind = 'submit' and judged_at is not null;
-- Percentiles among the accepted ones.
create index submissions_accepted on submissions (problem_id, language, user_id) include (runtime_ms, memory_kb)
  where kind = 'submit' and status = 'Accepted';
