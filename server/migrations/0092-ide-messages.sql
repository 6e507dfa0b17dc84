-- What the people of a project of the Online IDE write to each other beside the code: the last of it.
create table ide_messages (
  project_id bigint not null references ide_projects on delete cascade,
  id bigint generated always as identity,
  user_id integer not null references users on delete cascade,
  text text not null,
  at timestamptz not null,
  primary key (project_id, id)
);
create index ide_messages_user on ide_messages (user_id);
