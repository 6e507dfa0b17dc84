-- The problem that a project was made of, where its programs can be submitted.
alter table ide_projects add column problem_id bigint;
