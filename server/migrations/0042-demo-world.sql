-- Since when a generation has been at each step that it reached: step → moment.
alter table generations add column began jsonb not null default '{}';

-- People of the demo world, who do not exist. Their names used to say so.
create table sample_people (
  user_id integer primary key references users on delete cascade,
  -- What they did up to then is made up, and moves on with the days; null where it stays.
  until timestamptz
);
insert into sample_people (user_id) select id from users where full_name like '% (sample)' and email = username || '@example.com';
update users set full_name = regexp_replace(full_name, ' \(sample\)$', '')
where full_name like '% (sample)' and email = username || '@example.com';
