-- Calls for papers: what is proposed for a programme, what reviewers say of it, what was decided.
alter table event_crew drop constraint event_crew_role_check;
alter table event_crew add constraint event_crew_role_check check (role in ('organizer', 'check_in', 'judge', 'reviewer'));

-- Whoever proposes, edits or withdraws holds this row.
create table event_calls (
  event_id integer primary key references events on delete cascade,
  closes_at timestamptz not null,
  -- [{ name, minutes }]
  kinds jsonb not null,
  guidance text not null
);

create table event_proposals (
  id integer generated always as identity primary key,
  event_id integer not null references event_calls on delete cascade,
  -- Null where the account is gone and the proposal is in the programme.
  author_id integer references users,
  title text not null,
  abstract text not null,
  kind text not null,
  minutes smallint not null check (minutes between 5 and 1440),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  note text not null,
  -- A name a line.
  co_speakers text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decision text check (decision in ('accept', 'decline', 'wait')),
  line text not null default '',
  decided_by integer references users,
  decided_at timestamptz,
  -- What its author was told last, and whether the email is still to be written.
  told text check (told in ('accept', 'decline', 'wait')),
  due boolean not null default false,
  session_id integer,
  speaker_id integer,
  unique (event_id, id),
  foreign key (event_id, session_id) references event_sessions (event_id, id) on delete set null (session_id),
  foreign key (event_id, speaker_id) references event_speakers (event_id, id) on delete set null (speaker_id)
);
create index event_proposals_author on event_proposals (author_id);
create index event_proposals_decided_by on event_proposals (decided_by) where decided_by is not null;
create index event_proposals_session on event_proposals (event_id, session_id) where session_id is not null;
create index event_proposals_speaker on event_proposals (event_id, speaker_id) where speaker_id is not null;
create index event_proposals_due on event_proposals (event_id) where due;

create table proposal_reviews (
  proposal_id integer not null references event_proposals on delete cascade,
  reviewer_id integer not null references users,
  points smallint not null check (points between 1 and 5),
  note text not null,
  at timestamptz not null,
  primary key (proposal_id, reviewer_id)
);
create index proposal_reviews_reviewer on proposal_reviews (reviewer_id);

-- Nobody reviews their own, whatever writes.
create function refuse_own_review() returns trigger language plpgsql as $$
begin
  if exists (select from event_proposals where id = new.proposal_id and author_id = new.reviewer_id) then
    raise exception 'a review of the own proposal' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger proposal_reviews_own before insert or update of proposal_id, reviewer_id on proposal_reviews
  for each row execute function refuse_own_review();
