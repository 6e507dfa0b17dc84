-- Judging of hackathons (docs/decisions/0052).
alter table event_crew drop constraint event_crew_role_check;
alter table event_crew add constraint event_crew_role_check check (role in ('organizer', 'check_in', 'judge'));

-- One row a hackathon that is judged; whoever assigns, submits scores, decides or releases locks it.
create table hackathon_judging (
  event_id integer primary key references events on delete cascade,
  per_entry smallint not null check (per_entry between 1 and 5),
  assigned_at timestamptz,
  released_at timestamptz,
  released_by integer references users
);
create index hackathon_judging_released_by on hackathon_judging (released_by) where released_by is not null;

create table rubric_criteria (
  event_id integer not null references events on delete cascade,
  -- Names it, whatever its position.
  number smallint not null check (number > 0),
  position smallint not null,
  name text not null,
  lead text not null,
  weight smallint not null check (weight between 1 and 10),
  -- What 1 to 5 mean.
  anchors text[] not null check (cardinality(anchors) = 5),
  primary key (event_id, number)
);

-- Who said that they know a team.
create table judge_conflicts (
  entry_id integer not null references entries on delete cascade,
  judge_id integer not null references users,
  declared_at timestamptz not null,
  primary key (entry_id, judge_id)
);
create index judge_conflicts_judge on judge_conflicts (judge_id);

create table judge_assignments (
  id bigint generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  entry_id integer not null references entries on delete cascade,
  judge_id integer not null references users,
  assigned_at timestamptz not null,
  -- What the judge has typed and not submitted: { points: { criterion: points }, note }.
  draft jsonb,
  note text not null default '',
  submitted_at timestamptz,
  unique (entry_id, judge_id),
  unique (event_id, id)
);
create index judge_assignments_event on judge_assignments (event_id, judge_id);
create index judge_assignments_judge on judge_assignments (judge_id);

create table scores (
  event_id integer not null,
  assignment_id bigint not null,
  criterion smallint not null,
  points smallint not null check (points between 1 and 5),
  primary key (assignment_id, criterion),
  foreign key (event_id, assignment_id) references judge_assignments (event_id, id) on delete cascade,
  foreign key (event_id, criterion) references rubric_criteria (event_id, number)
);
create index scores_criterion on scores (event_id, criterion);

-- Whoever comes from the same team judges nothing of it, whatever writes.
create function refuse_own_judge() returns trigger language plpgsql as $$
begin
  if exists (select from entries e join team_members m on m.team_id = e.team_id
             where e.id = new.entry_id and m.user_id = new.judge_id) then
    raise exception 'a judge of the own team' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger judge_assignments_own before insert or update of entry_id, judge_id on judge_assignments
  for each row execute function refuse_own_judge();

-- The order in which organizers put entries of the same score.
create table tie_decisions (
  entry_id integer primary key references entries on delete cascade,
  event_id integer not null references events on delete cascade,
  position smallint not null,
  decided_by integer not null references users,
  decided_at timestamptz not null
);
create index tie_decisions_event on tie_decisions (event_id);
create index tie_decisions_by on tie_decisions (decided_by);

-- What was released. Nothing is written here before, and the public reads nothing else.
create table entry_results (
  entry_id integer primary key references entries on delete cascade,
  event_id integer not null references events on delete cascade,
  -- Entries of two groups share no judges. Null for one that nobody scored, with all that follows.
  group_number smallint,
  rank integer,
  raw numeric(5, 4),
  corrected numeric(5, 4),
  scores smallint not null,
  tied boolean not null,
  decided_by integer references users
);
create index entry_results_event on entry_results (event_id);
create index entry_results_by on entry_results (decided_by) where decided_by is not null;
create table judge_results (
  event_id integer not null references events on delete cascade,
  label text not null,
  judge_id integer not null references users,
  scores smallint not null,
  shift numeric(5, 4) not null,
  primary key (event_id, label),
  unique (event_id, judge_id)
);
create index judge_results_judge on judge_results (judge_id);
