-- Where programs of a project of the Online IDE stop when they are debugged: [{file, line, condition, log}].
alter table ide_projects add column breakpoints jsonb not null default '[]';
