-- Who sponsors an event, tier by tier in the organizer's order.
create table event_sponsors (
  event_id integer not null references events on delete cascade,
  position smallint not null,
  tier text not null check (tier in ('gold', 'silver', 'bronze', 'partner')),
  name text not null,
  -- '' for none.
  url text not null,
  logo text references blobs,
  primary key (event_id, position)
);
create index event_sponsors_logo on event_sponsors (logo) where logo is not null;
