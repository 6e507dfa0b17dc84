-- What a user has gained in a period, moved at each first Accepted that counts. A period is told by its first day (UTC;
-- weeks begin on Monday; all time begins in 1970), so that a new one begins without anybody's doing.
create table leaderboard (
  user_id integer not null references users on delete cascade,
  period text not null check (period in ('all', 'month', 'week')),
  period_start date not null,
  points integer not null,
  solved_count integer not null,
  -- The last first Accepted that counted.
  reached_at timestamptz not null,
  primary key (user_id, period, period_start)
);
create index leaderboard_order on leaderboard (period, period_start, points desc, solved_count desc, reached_at, user_id);

-- How many users stand at each score: a rank is one more than the users at better scores, and scores are few.
create table leaderboard_scores (
  period text not null,
  period_start date not null,
  points integer not null,
  solved_count integer not null,
  users integer not null,
  primary key (period, period_start, points, solved_count) include (users)
);

-- Rows go with their users, and when their period is long over.
create function leave_leaderboard() returns trigger language plpgsql as $$
begin
  update leaderboard_scores s set users = s.users - g.users
  from (select period, period_start, points, solved_count, count(*)::integer as users from gone group by 1, 2, 3, 4) g
  where (s.period, s.period_start, s.points, s.solved_count) = (g.period, g.period_start, g.points, g.solved_count);
  return null;
end $$;
create trigger leave_leaderboard after delete on leaderboard referencing old table as gone
  for each statement execute function leave_leaderboard();

insert into leaderboard (user_id, period, period_start, points, solved_count, reached_at)
select s.user_id, p.period, p.period_start, sum(s.points), count(*), max(s.solved_at)
from solved_problems s, lateral (values
  ('all', date '1970-01-01'),
  ('month', date_trunc('month', s.solved_at at time zone 'UTC')::date),
  ('week', date_trunc('week', s.solved_at at time zone 'UTC')::date)
) p (period, period_start)
where s.counted
group by s.user_id, p.period, p.period_start;

insert into leaderboard_scores (period, period_start, points, solved_count, users)
select period, period_start, points, solved_count, count(*) from leaderboard group by 1, 2, 3, 4;
