-- Dates of one event that repeats: each is an event of its own.
create table event_series (
  id integer generated always as identity primary key,
  every text not null check (every in ('week', 'two_weeks', 'month')),
  made_at timestamptz not null
);
alter table events add column series_id integer references event_series;
create index events_series on events (series_id, starts_at) where series_id is not null;
