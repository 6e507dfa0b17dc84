-- What may be seen, said once: readers join these, and only who decides about it reads the columns behind them. Each is one
-- table with a condition, which PostgreSQL puts into the statement that reads it.

-- Whose account has not been deleted.
create view existing_users as
select id, username, email, full_name, is_staff, is_superuser, date_joined, email_verified_at, suspended_at,
  suspended_reason, deletion_due_at, password_hash is not null as has_password
from users where anonymised_at is null;

-- Who can sign in and be seen: neither suspended nor gone.
create view active_users as
select id, username, email, full_name, is_staff, is_superuser, date_joined, email_verified_at, deletion_due_at
from users where suspended_at is null and anonymised_at is null;

-- Who is gone, and stands for what others build on.
create view deleted_users as select id, username from users where anonymised_at is not null;

-- What no moderator has hidden.
create view visible_problems as
select id, title, statement, difficulty, difficulty_rank, source, tags, author_id, tests, solves, attempts, success_rate,
  hardness_score, created_at, updated_at
from problems where hidden_at is null;

-- What its author shares with those who have solved the problem; the condition of the index `submissions_shared`.
create view shared_solutions as
select id, user_id, problem_id, language, code, runtime_ms, memory_kb, created_at
from submissions where shared_at is not null and kind = 'submit' and status = 'Accepted';

-- As in 0025, from the people who can be seen.
create or replace function search_keep_person(person integer) returns void language plpgsql as $$
begin
  -- Two changes of one person go one after the other, each with what the other left.
  perform from users where id = person for no key update;
  delete from search_entries where kind = 'person' and ref = person::text;
  insert into search_entries (kind, ref, title, note, body, link, members_only)
  select 'person', u.id::text, coalesce(nullif(u.full_name, ''), u.username), '@' || u.username,
    case when coalesce(r.visibility ->> 'about', 'everyone') = 'everyone' then
      concat_ws('. ', nullif(p.bio, ''), nullif(p.location, ''), nullif(array_to_string(p.skills, ', '), ''),
        nullif(array_to_string(p.interests, ', '), ''))
      else '' end,
    '/u/' || u.username, not shown.to_everyone
  from active_users u left join profiles p on p.user_id = u.id left join preferences r on r.user_id = u.id,
    lateral (
      select bool_or(coalesce(r.visibility ->> section, 'everyone') = 'everyone') as to_everyone,
        bool_or(coalesce(r.visibility ->> section, 'everyone') <> 'nobody') as to_members
      from unnest(array['about', 'links', 'solved', 'rating', 'activity', 'created', 'badges']) section
    ) shown
  where u.id = person and shown.to_members;
end $$;
