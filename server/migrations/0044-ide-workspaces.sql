-- Where a project runs: one workspace of a runner, to which any server attaches. A row may outlive it; whoever asks finds out.
create table ide_workspaces (
  project_id bigint primary key references ide_projects on delete cascade,
  user_id integer not null references users on delete cascade,
  -- The runner's address, and what names the workspace there. Whoever reaches the runner and knows it has the workspace.
  runner text not null,
  workspace text not null,
  -- What the workspace has of the project: {path: key of its content}.
  files jsonb not null default '{}',
  made_at timestamptz not null
);
create index ide_workspaces_user on ide_workspaces (user_id, made_at);
