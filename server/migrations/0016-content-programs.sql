-- The authors' programs of a problem of the operator's content: what its first draft begins with.
create table content_programs (
  problem_id integer primary key references problems on delete cascade,
  -- [{ name, language, source, role }], the reference first.
  solutions jsonb not null,
  -- { name, language, source } that says by exit code 42 whether an input is valid; null where there is none.
  validator jsonb
);
