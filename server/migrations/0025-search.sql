create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Words without accents: `search_english` by their stems, `search_simple` as they are.
create text search configuration search_english (copy = pg_catalog.english);
alter text search configuration search_english
  alter mapping for hword, hword_part, word with public.unaccent, pg_catalog.english_stem;
create text search configuration search_simple (copy = pg_catalog.simple);
alter text search configuration search_simple
  alter mapping for hword, hword_part, word with public.unaccent, pg_catalog.simple;

-- What typing errors are measured against.
create function search_near(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', $1));

-- What can be found: one row each. Those of problems and people are kept by triggers, in the transaction in which their
-- subject changes; those of content are written when the content is.
create table search_entries (
  kind text not null,
  -- Names the subject within its kind.
  ref text not null,
  title text not null,
  -- Shown beside the title.
  note text not null default '',
  -- Further names; found, never shown.
  keywords text not null default '',
  body text not null default '',
  link text not null,
  -- Found by who is signed in only.
  members_only boolean not null default false,
  words tsvector not null generated always as (
    setweight(to_tsvector('search_english', title), 'A') || setweight(to_tsvector('search_simple', title), 'A')
    || setweight(to_tsvector('search_english', note || ' ' || keywords), 'B')
    || setweight(to_tsvector('search_simple', note || ' ' || keywords), 'B')
    || setweight(to_tsvector('search_english', body), 'D')
  ) stored,
  near text not null generated always as (search_near(title || ' ' || note || ' ' || keywords)) stored,
  primary key (kind, ref)
);
-- Without a list of what is still to be sorted in, which every search would read: rows are looked for far more often than
-- they change.
create index search_entries_words on search_entries using gin (words) with (fastupdate = off);
create index search_entries_near on search_entries using gin (near gin_trgm_ops) with (fastupdate = off);

-- Markdown without its signs, on one line.
create function search_plain(markdown text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(markdown, 20000),
    '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'),
    '^\s*(#{1,6}|>|[-*+]|\d+[.)]|```.*|\|[\s:|-]+\|)\s+', ' ', 'gn'),
    '[`*$|\\]+|</?[a-zA-Z][^<>]*>|__+', ' ', 'g'),
    '\s+', ' ', 'g'));

create function search_drop() returns trigger language plpgsql as $$
begin
  delete from search_entries where kind = tg_argv[0] and ref = old.id::text;
  return null;
end $$;

-- Problems that everybody may see.
create function search_keep_problem() returns trigger language plpgsql as $$
begin
  if new.hidden_at is not null then
    delete from search_entries where kind = 'problem' and ref = new.id::text;
  else
    insert into search_entries (kind, ref, title, note, body, link)
    values ('problem', new.id::text, new.title, concat_ws(' · ', new.difficulty, nullif(array_to_string(new.tags, ', '), '')),
      search_plain(new.statement), '/problems/' || new.id)
    on conflict (kind, ref) do update set title = excluded.title, note = excluded.note, body = excluded.body;
  end if;
  return null;
end $$;
create trigger problems_search after insert or update of title, statement, difficulty, tags, hidden_at on problems
  for each row execute function search_keep_problem();
create trigger problems_search_drop after delete on problems for each row execute function search_drop('problem');

-- People who show at least one section of their page: to everybody, or to members only. What they say about themselves is
-- found where everybody may read it. Nobody finds who is suspended or gone.
create function search_keep_person(person integer) returns void language plpgsql as $$
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
  from users u left join profiles p on p.user_id = u.id left join preferences r on r.user_id = u.id,
    lateral (
      select bool_or(coalesce(r.visibility ->> section, 'everyone') = 'everyone') as to_everyone,
        bool_or(coalesce(r.visibility ->> section, 'everyone') <> 'nobody') as to_members
      from unnest(array['about', 'links', 'solved', 'rating', 'activity', 'created', 'badges']) section
    ) shown
  where u.id = person and u.suspended_at is null and u.anonymised_at is null and shown.to_members;
end $$;
create function search_keep_user() returns trigger language plpgsql as $$
begin
  perform search_keep_person(new.id);
  return null;
end $$;
create function search_keep_owner() returns trigger language plpgsql as $$
begin
  perform search_keep_person(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger users_search after insert or update of username, full_name, suspended_at, anonymised_at on users
  for each row execute function search_keep_user();
create trigger users_search_drop after delete on users for each row execute function search_drop('person');
create trigger profiles_search after insert or delete or update of bio, location, skills, interests on profiles
  for each row execute function search_keep_owner();
create trigger preferences_search after insert or delete or update of visibility on preferences
  for each row execute function search_keep_owner();

-- What there is already.
update problems set title = title;
select search_keep_person(id) from users;
