-- The programme of an event: who speaks, what there is when and where, and what people chose of it.
create table event_speakers (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  name text not null,
  title text not null,
  company text not null,
  bio text not null,
  unique (event_id, id)
);

create table event_sessions (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- Names it in calendars, whatever the address of the site.
  uid uuid not null default gen_random_uuid() unique,
  title text not null,
  abstract text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  room text not null,
  track text not null,
  -- Rises with what calendars must hear of.
  sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it moved and who starred it was not told yet.
  moved_at timestamptz,
  check (ends_at > starts_at),
  unique (event_id, id)
);
create index event_sessions_event on event_sessions (event_id, starts_at);
create index event_sessions_moved on event_sessions (event_id) where moved_at is not null;

create table event_session_speakers (
  event_id integer not null,
  session_id integer not null,
  speaker_id integer not null,
  position smallint not null,
  primary key (session_id, speaker_id),
  foreign key (event_id, session_id) references event_sessions (event_id, id) on delete cascade,
  foreign key (event_id, speaker_id) references event_speakers (event_id, id) on delete cascade
);
create index event_session_speakers_speaker on event_session_speakers (event_id, speaker_id);
create index event_session_speakers_session on event_session_speakers (event_id, session_id);

create table event_session_stars (
  session_id integer not null references event_sessions on delete cascade,
  user_id integer not null references users,
  starred_at timestamptz not null,
  primary key (session_id, user_id)
);
create index event_session_stars_user on event_session_stars (user_id);
