-- Events. Dates and times are instants, made from what the wall says in the event's zone; numbers are never given twice.
create table events (
  id integer generated always as identity primary key,
  -- Names it in calendars, whatever this site is called.
  uid uuid not null unique default gen_random_uuid(),
  title text not null check (title <> ''),
  type text not null
    check (type in ('hackathon', 'workshop', 'conference', 'networking', 'webinar', 'competition')),
  category text not null check (category in
    ('Web3', 'AI', 'Cloud', 'Mobile', 'DevOps', 'Blockchain', 'Cybersecurity', 'Data Science', 'UI/UX')),
  location text not null,
  way text not null default 'in_person' check (way in ('in_person', 'online', 'hybrid')),
  online_url text not null default '',
  payment_url text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  -- In the organizer's words.
  time text not null,
  description text not null,
  long_description text not null default '',
  organizer text not null,
  logo text references blobs,
  image text references blobs,
  price numeric(12, 2) not null default 0 check (price >= 0),
  currency text not null default 'INR' check (currency ~ '^[A-Z]{3}$'),
  tags text[] not null default '{}',
  social_links jsonb not null default '{}',
  requirements text[] not null default '{}',
  speakers jsonb not null default '[]',
  schedule jsonb not null default '[]',
  prizes jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- A slug of content/universities.
  university text,
  is_featured boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined')),
  -- Why it was declined or cancelled.
  reason text not null default '',
  decided_by integer references users,
  -- As it was when it was last approved: those who are registered go on knowing it by this.
  approved_title text,
  cancelled_at timestamptz,
  created_by integer not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of the calendar: rises with times, place and state.
  sequence integer not null default 0,
  -- Rises with every change, so that two editors cannot overwrite each other.
  revision integer not null default 1,
  opens_at timestamptz,
  closes_at timestamptz,
  approval boolean not null default false,
  promotion text not null default 'automatic' check (promotion in ('automatic', 'offer')),
  haystack text,
  check (ends_at > starts_at)
);
create index events_to_come on events (starts_at, id) where state = 'approved';
create index events_waiting on events (updated_at, id) where state = 'pending';
create index events_created_by on events (created_by, starts_at);
create index events_decided_by on events (decided_by) where decided_by is not null;
create index events_university on events (university, starts_at) where university is not null;
create index events_image on events (image) where image is not null;
create index events_logo on events (logo) where logo is not null;

-- What the search of the hub looks through, whatever the case.
create function event_haystack() returns trigger language plpgsql as $$
begin
  new.haystack := lower(new.title || E'\n' || new.description || E'\n' || array_to_string(new.tags, E'\n'));
  return new;
end $$;
create trigger events_haystack before insert or update of title, description, tags on events
  for each row execute function event_haystack();
create index events_haystack on events using gin (haystack gin_trgm_ops);

-- The instant of a time on the wall in a zone; of one that comes twice the first, null for one that is skipped.
create function local_instant(wall timestamp, zone text) returns timestamptz language sql stable strict as $$
  select min(candidate)
  from (values (interval '0'), (interval '30 minutes'), (interval '1 hour'), (interval '2 hours')) shifts (shift),
    lateral (select (wall at time zone zone) - shift as candidate) moved
  where candidate at time zone zone = wall
$$;

-- What everybody may see, and of that what lists show. Readers join these.
create view visible_events as
select id, uid, title, type, category, location, way, starts_at, ends_at, time_zone, time, description, long_description,
  organizer, image, logo, tags, university, cancelled_at, created_by, created_at, updated_at, sequence
from events where state = 'approved';
create view listed_events as
select id, uid, title, type, category, location, way, starts_at, ends_at, time_zone, time, description, long_description,
  organizer, image, logo, tags, university, created_by, created_at, updated_at, sequence
from events where state = 'approved' and cancelled_at is null;

-- Apart from the event, and narrow: registering locks this row alone. Whoever writes, no more places are taken than there are.
create table event_places (
  event_id integer primary key references events on delete cascade,
  -- 0: without a limit.
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0,
  check (taken >= 0 and (capacity = 0 or taken <= capacity))
) with (fillfactor = 50);

create sequence registration_queue;

create table registrations (
  id bigint generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- Null for somebody whose account is gone.
  user_id integer references users,
  state text not null
    check (state in ('pending', 'confirmed', 'waiting', 'offered', 'cancelled', 'declined', 'expired')),
  seats integer not null default 1 check (seats between 1 and 5),
  guests text[] not null default '{}',
  answers jsonb not null default '{}',
  -- The order of the waitlist: given under the lock of the places, so that it is the order of arrival.
  queue bigint not null,
  offered_until timestamptz,
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  unique (event_id, user_id),
  check ((state = 'offered') = (offered_until is not null))
);
create index registrations_waiting on registrations (event_id, queue) where state = 'waiting';
create index registrations_offered on registrations (offered_until) where state = 'offered';
create index registrations_listed on registrations (event_id, state, queue);
create index registrations_user on registrations (user_id) where user_id is not null;

-- Places are counted by who writes a registration, and only where a place is taken or given back.
create function keep_event_places() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.state in ('confirmed', 'offered') then change := change - old.seats; end if;
  if tg_op <> 'DELETE' and new.state in ('confirmed', 'offered') then change := change + new.seats; end if;
  if change <> 0 then
    update event_places set taken = taken + change
    where event_id = case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  end if;
  return null;
end $$;
create trigger registrations_places after insert or delete or update of state, seats on registrations
  for each row execute function keep_event_places();

create table event_interests (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_interests_user on event_interests (user_id);
create table event_saves (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users,
  at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_saves_user on event_saves (user_id);

-- Pictures that were uploaded for an event, until one names them.
create table event_pictures (
  digest text not null references blobs,
  uploaded_by integer not null references users,
  uploaded_at timestamptz not null,
  primary key (digest, uploaded_by)
);
create index event_pictures_uploaded_by on event_pictures (uploaded_by);
create index event_pictures_uploaded_at on event_pictures (uploaded_at);

-- Personal calendars: the code itself is shown once.
create table calendar_feeds (
  user_id integer primary key references users,
  code_hash text not null unique,
  made_at timestamptz not null
);

-- Found by everybody while it is approved and takes place.
create function search_keep_event() returns trigger language plpgsql as $$
begin
  if new.state <> 'approved' or new.cancelled_at is not null then
    delete from search_entries where kind = 'event' and ref = new.id::text;
  else
    insert into search_entries (kind, ref, title, note, keywords, body, link)
    values ('event', new.id::text, new.title,
      concat_ws(' · ', initcap(new.type), new.category, to_char(new.starts_at at time zone new.time_zone, 'FMMon FMDD, YYYY'), new.location),
      array_to_string(new.tags || new.organizer, ' '),
      new.description || ' ' || left(new.long_description, 4000), '/events-hackathons/' || new.id)
    on conflict (kind, ref) do update
      set title = excluded.title, note = excluded.note, keywords = excluded.keywords, body = excluded.body;
  end if;
  return null;
end $$;
create trigger events_search after insert or update on events for each row execute function search_keep_event();
create trigger events_search_drop after delete on events for each row execute function search_drop('event');
