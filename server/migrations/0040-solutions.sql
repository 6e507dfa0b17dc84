-- What a submission has that is shared, or was: how its author explains it, and how many people it has helped.
create table solutions (
  submission_id uuid primary key references submissions on delete cascade,
  -- Markdown.
  note text not null default '',
  time_complexity text not null default '',
  space_complexity text not null default '',
  -- The rows of solution_votes, kept by their trigger.
  votes integer not null default 0,
  -- The most votes that its author has been told of.
  votes_told integer not null default 0,
  code_chars integer not null
);

-- Whatever shares a submission makes its row.
create function keep_solution() returns trigger language plpgsql as $$
begin
  insert into solutions (submission_id, code_chars) values (new.id, length(new.code)) on conflict do nothing;
  return null;
end $$;
create trigger keep_solution after insert or update of shared_at on submissions
  for each row when (new.shared_at is not null) execute function keep_solution();
insert into solutions (submission_id, code_chars) select id, length(code) from submissions where shared_at is not null;

create table solution_votes (
  submission_id uuid not null references solutions on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (submission_id, user_id)
);
create index solution_votes_user on solution_votes (user_id);

-- Votes go with their users too.
create function count_solution_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update solutions set votes = votes + 1 where submission_id = new.submission_id;
  else
    update solutions set votes = votes - 1 where submission_id = old.submission_id;
  end if;
  return null;
end $$;
create trigger count_solution_votes after insert or delete on solution_votes
  for each row execute function count_solution_votes();

-- The note of a solution may be reported by itself.
alter table reports drop constraint reports_subject_kind_check;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('problem', 'solution', 'note', 'profile'));
