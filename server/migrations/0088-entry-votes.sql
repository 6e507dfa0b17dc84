-- The public vote of a hackathon: one vote an account, apart from what judges say.
create table entry_vote_periods (
  event_id integer primary key references hackathons on delete cascade,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at)
);

create table entry_votes (
  event_id integer not null references entry_vote_periods on delete cascade,
  user_id integer not null references users,
  entry_id integer not null references entries on delete cascade,
  voted_at timestamptz not null,
  primary key (event_id, user_id)
);
create index entry_votes_user on entry_votes (user_id);
create index entry_votes_entry on entry_votes (entry_id);
