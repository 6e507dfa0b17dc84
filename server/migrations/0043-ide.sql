-- Projects of the Online IDE. Their texts are logs of changes (docs/decisions/0030).
create table ide_projects (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  -- Notes: a list of {id, name, component, text}.
  panels jsonb not null default '[]',
  next_file integer not null default 1,
  next_version integer not null default 1,
  -- Made up for the demo world.
  sample boolean not null default false,
  opened_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index ide_projects_user on ide_projects (user_id, opened_at desc);

create table ide_files (
  project_id bigint not null references ide_projects on delete cascade,
  id integer not null,
  name text not null,
  -- What two names of a project must not share (contract/ide/paths.ts).
  name_key text not null,
  language text not null,
  kind text not null check (kind in ('text', 'binary', 'folder')),
  version integer not null default 0,
  -- UTF-16 units of the text at `version`, else bytes.
  size integer not null,
  -- The text at `content_version`, from which the changes since lead to `version`.
  content text,
  content_version integer not null default 0,
  -- The text where the log begins.
  base text,
  base_version integer not null default 0,
  base_at timestamptz not null,
  -- SHA-256 of what is no text.
  digest bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (project_id, id),
  constraint ide_files_name unique (project_id, name_key) deferrable initially immediate,
  check ((kind = 'text') = (content is not null and base is not null)),
  check ((kind = 'binary') = (digest is not null)),
  check (base_version <= content_version and content_version <= version)
);

create table ide_changes (
  project_id bigint not null,
  file_id integer not null,
  -- The one that the change leads to.
  version integer not null,
  client text not null,
  user_id integer references users on delete set null,
  -- As CodeMirror's ChangeSet writes it.
  changes jsonb not null,
  at timestamptz not null,
  primary key (project_id, file_id, version),
  foreign key (project_id, file_id) references ide_files on delete cascade
);
create index ide_changes_user on ide_changes (user_id);
create index ide_changes_at on ide_changes using brin (at);

-- Contents by their SHA-256, each once a project.
create table ide_blobs (
  project_id bigint not null references ide_projects on delete cascade,
  digest bytea not null,
  content bytea not null,
  primary key (project_id, digest)
);

create table ide_versions (
  project_id bigint not null references ide_projects on delete cascade,
  number integer not null,
  name text,
  reason text not null check (reason in ('named', 'run', 'typing', 'import', 'restore')),
  -- A list of {id, name, language, kind, size, digest}.
  tree jsonb not null,
  files integer not null,
  size integer not null,
  at timestamptz not null,
  primary key (project_id, number)
);
create index ide_versions_at on ide_versions (at) where name is null;

create table ide_links (
  id bigint generated always as identity primary key,
  project_id bigint not null references ide_projects on delete cascade,
  version integer,
  token_hash bytea not null unique,
  -- The token, for its owner to copy again.
  sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  foreign key (project_id, version) references ide_versions on delete cascade
);
create index ide_links_project on ide_links (project_id, created_at desc);
