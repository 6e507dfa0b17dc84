-- How a project of the Online IDE is run: {all: a list of {id, name, entry, args, env, stdin}, chosen: an id or null}.
alter table ide_projects add column runs jsonb not null default '{"all": [], "chosen": null}';
