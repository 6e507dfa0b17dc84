-- Where somebody studies or studied, by its slug in `content/universities`; null where they have not said.
alter table users add column if not exists university text;

-- The leaderboard of a university: rows of its people are found by it, and their scores are counted apart.
alter table leaderboard add column university text;
create index leaderboard_university on leaderboard
  (university, period, period_start, points desc, solved_count desc, reached_at, user_id) where university is not null;
create table university_scores (
  university text not null,
  period text not null,
  period_start date not null,
  points integer not null,
  solved_count integer not null,
  users integer not null,
  primary key (university, period, period_start, points, solved_count) include (users)
);

create or replace function leave_leaderboard() returns trigger language plpgsql as $$
begin
  update leaderboard_scores s set users = s.users - g.users
  from (select period, period_start, points, solved_count, count(*)::integer as users from gone group by 1, 2, 3, 4) g
  where (s.period, s.period_start, s.points, s.solved_count) = (g.period, g.period_start, g.points, g.solved_count);
  update university_scores s set users = s.users - g.users
  from (select university, period, period_start, points, solved_count, count(*)::integer as users from gone
        where university is not null group by 1, 2, 3, 4, 5) g
  where (s.university, s.period, s.period_start, s.points, s.solved_count)
      = (g.university, g.period, g.period_start, g.points, g.solved_count);
  return null;
end $$;

-- The ranks of all time as they were at a moment, by score: written once a day for the moment a week before.
create table leaderboard_past (
  since timestamptz not null,
  points integer not null,
  solved_count integer not null,
  rank integer not null,
  primary key (since, points, solved_count) include (rank)
);
-- Who has solved something lately: rows come in nearly this order.
create index if not exists solved_problems_lately on solved_problems using brin (solved_at) with (autosummarize = on);
