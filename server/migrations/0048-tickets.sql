-- Tickets, check-in, helpers and announcements of events. It stands on 0047 alone: a database that has later ones takes it too.
alter table registrations
  -- Of the ticket: rises when it is issued anew, and older ones are no longer valid.
  add column ticket_issue integer not null default 1 check (ticket_issue > 0),
  -- 1: a day before the start, 2: an hour before.
  add column reminded smallint not null default 0 check (reminded between 0 and 2),
  -- What the scans come to: the earliest that still counts.
  add column checked_in_at timestamptz,
  add column checked_in_by integer references users;
create index registrations_unreminded on registrations (event_id, id) where state = 'confirmed' and reminded < 2;
create index registrations_arrived on registrations (event_id) where checked_in_at is not null;
create index registrations_checked_in_by on registrations (checked_in_by) where checked_in_by is not null;

-- One pair an event, made when its first ticket is. The private part is sealed.
create table ticket_keys (
  event_id integer primary key references events on delete cascade,
  -- 32 bytes in base64url.
  public_key text not null,
  sealed text not null,
  made_at timestamptz not null
);

-- Every scan that concerned somebody with a place, and every undoing; what they come to stands in registrations.
create table check_ins (
  id bigint generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  registration_id bigint not null references registrations on delete cascade,
  device uuid not null,
  -- Given by the device, so that what it sends twice counts once.
  number integer not null check (number > 0),
  act text not null check (act in ('in', 'undo')),
  at timestamptz not null,
  received_at timestamptz not null,
  by_id integer not null references users,
  unique (device, number)
);
create index check_ins_registration on check_ins (registration_id, at, id);
create index check_ins_event on check_ins (event_id, id);
create index check_ins_received on check_ins (received_at);
create index check_ins_by on check_ins (by_id);

create table event_crew (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  role text not null check (role in ('organizer', 'check_in')),
  added_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_crew_user on event_crew (user_id);

create table event_news (
  id bigint generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  author_id integer not null references users,
  title text not null,
  body text not null,
  audience text not null check (audience in ('all', 'place')),
  at timestamptz not null,
  -- People are told by the ids of their registrations, some at a time.
  told_up_to bigint not null default 0,
  told integer not null default 0,
  done_at timestamptz
);
create index event_news_event on event_news (event_id, id);
create index event_news_author on event_news (author_id);
