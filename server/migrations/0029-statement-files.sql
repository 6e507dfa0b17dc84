-- Statements that are PDFs, as authors brought them: of a draft, of what learners meet, or of a version before.
create table statement_files (
  problem_id integer not null references problems on delete cascade,
  -- SHA-256 of the bytes.
  digest text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (problem_id, digest)
);

-- Null where the statement is text.
alter table problems add column statement_pdf text;
alter table problems add foreign key (id, statement_pdf) references statement_files (problem_id, digest);
alter table problem_versions add column statement_pdf text;
alter table problem_versions add foreign key (problem_id, statement_pdf) references statement_files (problem_id, digest);
