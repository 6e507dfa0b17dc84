-- How far somebody has come: the last mark of each item, whichever device made it (contract/learning/progress-marks.ts).
create table progress_marks (
  user_id integer not null references users on delete cascade,
  item text not null,
  state text not null check (state in ('none', 'learning', 'skipped', 'done')),
  -- When it was made, in ms since 1970; never later than the server knew it to be.
  at bigint not null,
  device text not null,
  -- Grows with every merge of this user: what devices ask for is all after the last one they have seen.
  revision bigint not null,
  primary key (user_id, item)
);
create index progress_marks_changes on progress_marks (user_id, revision);
