-- Rises with every change of a registration's state. Added to the event's own, it is the sequence of what this person's
-- calendar is sent: whoever gives a place back and comes again has a newer one.
alter table registrations add column sequence integer not null default 0;
