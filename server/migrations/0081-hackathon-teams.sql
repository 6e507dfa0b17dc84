-- Teams of a hackathon have a least size to submit with.
alter table hackathons add column least_members smallint not null default 1;
alter table hackathons add check (least_members between 1 and most_members);

-- Each account that goes looks here for teams that it left without anybody.
create index teams_empty on teams (id) where size = 0;
