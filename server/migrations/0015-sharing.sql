-- Since when an author shares an Accepted submission with those who have solved its problem; null where it is not shared.
alter table submissions add column shared_at timestamptz;
-- Of each author the fastest in a language comes first.
create index submissions_shared on submissions (problem_id, user_id, language, runtime_ms, memory_kb, id)
  where shared_at is not null and kind = 'submit' and status = 'Accepted';
