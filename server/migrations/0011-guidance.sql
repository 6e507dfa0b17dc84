-- What helps with a problem, wherever the problem comes from.
create table problem_guidance (
  problem_id integer primary key references problems on delete cascade,
  -- Markdown, in the order in which they are given.
  hints text[] not null default '{}',
  -- Markdown; empty where there is none.
  editorial text not null default ''
);
insert into problem_guidance (problem_id, hints, editorial) select problem_id, hints, editorial from generated_problems;
alter table generated_problems drop column hints, drop column editorial;

-- What a user has taken: hint 1, 2, …; 0 is the editorial, by giving up.
create table guidance_taken (
  user_id integer not null references users on delete cascade,
  problem_id integer not null references problems on delete cascade,
  hint smallint not null check (hint between 0 and 5),
  taken_at timestamptz not null,
  primary key (user_id, problem_id, hint)
);
