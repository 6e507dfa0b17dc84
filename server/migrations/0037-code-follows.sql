-- The version of the language that ran: the requested one is the same for everybody.
alter table submissions add column runtime_version text;

-- What somebody types in the editor, by problem and language, on whichever device.
create sequence code_draft_revisions;
create table code_drafts (
  user_id integer not null references users on delete cascade,
  problem_id integer not null references problems on delete cascade,
  language text not null,
  code text not null,
  -- Who writes says which one they go on from. Never used twice, so that one that was forgotten and written anew is another.
  revision bigint not null default nextval('code_draft_revisions'),
  -- The mark of the browser that wrote it.
  device text not null,
  updated_at timestamptz not null,
  primary key (user_id, problem_id, language)
);
create index code_drafts_problem on code_drafts (problem_id);
create index code_drafts_updated on code_drafts (updated_at);
