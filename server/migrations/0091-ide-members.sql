-- Who beside its owner works in a project of the Online IDE (docs/decisions/0055).
create table ide_members (
  project_id bigint not null references ide_projects on delete cascade,
  user_id integer not null references users on delete cascade,
  role text not null check (role in ('editor', 'viewer')),
  joined_at timestamptz not null,
  opened_at timestamptz not null,
  primary key (project_id, user_id)
);
create index ide_members_user on ide_members (user_id, opened_at desc);

-- Links by which others become members, so many of them and so long.
create table ide_join_links (
  id bigint generated always as identity primary key,
  project_id bigint not null references ide_projects on delete cascade,
  role text not null check (role in ('editor', 'viewer')),
  token_hash bytea not null unique,
  -- The token, for its owner to copy again.
  sealed text not null,
  uses_left integer not null check (uses_left >= 0),
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index ide_join_links_project on ide_join_links (project_id, created_at desc);
