-- What lists, recommendations, the search and the sitemap show to everybody: in sight, and with tests to be judged by. One
-- without tests is for its author alone, who finds it in lists of problems.
create view listed_problems as
select id, title, statement, difficulty, difficulty_rank, source, tags, author_id, tests, solves, attempts, success_rate,
  hardness_score, created_at, updated_at, package_name
from problems where hidden_at is null and tests > 0;

-- Whether somebody has one without tests, which every list of theirs asks.
create index problems_untested on problems (author_id) where tests = 0;

-- As in 0025, of the problems that are listed.
create or replace function search_keep_problem() returns trigger language plpgsql as $$
begin
  if new.hidden_at is not null or new.tests = 0 then
    delete from search_entries where kind = 'problem' and ref = new.id::text;
  else
    insert into search_entries (kind, ref, title, note, body, link)
    values ('problem', new.id::text, new.title, concat_ws(' · ', new.difficulty, nullif(array_to_string(new.tags, ', '), '')),
      search_plain(new.statement), '/problems/' || new.id)
    on conflict (kind, ref) do update set title = excluded.title, note = excluded.note, body = excluded.body;
  end if;
  return null;
end $$;
drop trigger problems_search on problems;
create trigger problems_search after insert or update of title, statement, difficulty, tags, hidden_at, tests on problems
  for each row execute function search_keep_problem();
delete from search_entries e using problems p where e.kind = 'problem' and e.ref = p.id::text and p.tests = 0;
