-- Addresses under which a browser shows the files of a project of the Online IDE, each with the rights of who asked for it.
create table ide_previews (
  token_hash bytea primary key,
  project_id bigint not null references ide_projects on delete cascade,
  user_id integer not null references users on delete cascade,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index ide_previews_user on ide_previews (user_id, project_id, made_at desc);
create index ide_previews_project on ide_previews (project_id);
create index ide_previews_ends on ide_previews (ends_at);
