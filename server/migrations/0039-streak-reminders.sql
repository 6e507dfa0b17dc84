-- On which day, by their own time zone, somebody was last told that their streak ends: once a day.
create table streak_reminders (
  user_id integer primary key references users on delete cascade,
  day date not null
);

-- Who solved something on a day.
create index solved_problems_recent on solved_problems (solved_at) where counted;
