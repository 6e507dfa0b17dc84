-- Teams of hackathons have a lead, say whom they look for, invite people and are asked by them.
alter table teams add column wanted text not null default '';
create index teams_wanted on teams (event_id, id) where wanted <> '';

-- Whom the lead was handed to. Where nobody was, or they are gone, the longest member leads.
alter table team_members add column leads boolean not null default false;
create unique index team_members_lead on team_members (team_id) where leads;

create table team_requests (
  id integer generated always as identity primary key,
  team_id integer not null,
  event_id integer not null,
  user_id integer not null references users,
  -- An invite is the person's to accept, a request the team's.
  kind text not null check (kind in ('invite', 'request')),
  made_at timestamptz not null,
  unique (team_id, user_id),
  foreign key (team_id, event_id) references teams (id, event_id) on delete cascade
);
create index team_requests_user on team_requests (user_id, event_id);

-- Who is in a team waits for no other of the event, whichever way they came in.
create function end_team_requests() returns trigger language plpgsql as $$
begin
  delete from team_requests where user_id = new.user_id and event_id = new.event_id;
  return null;
end $$;
create trigger team_members_settled after insert on team_members
  for each row execute function end_team_requests();
