-- What those who came to an event thought of it. Its id tells nothing of when it was given.
create table event_feedback (
  id uuid primary key default gen_random_uuid(),
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '',
  given_at timestamptz not null,
  unique (event_id, user_id)
);
create index event_feedback_user on event_feedback (user_id);

-- Who came is asked once, some at a time: those whose registration is up to this one have been.
create table event_feedback_requests (
  event_id integer primary key references events on delete cascade,
  asked_up_to bigint not null default 0,
  done boolean not null default false
);

-- Where an event can be watched again.
create table event_recordings (
  event_id integer primary key references events on delete cascade,
  links jsonb not null,
  for_guests boolean not null,
  updated_at timestamptz not null
);
