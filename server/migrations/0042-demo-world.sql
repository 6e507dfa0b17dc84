-- Since when a generation has been at each step that it reached: step → moment.
alter table generations add column began jsonb not null default '{}';

-- People of the demo world, who do not exist. Their names used to say so.
create table sample_people (
  user_id integer primary key references users on delete cascade
);
insert into sample_people (user_id) select id from users where full_name like '% (sample)' and email = username || '@example.com';
update users set full_name = regexp_replace(full_name, ' \(sample\)$', '')
where full_name like '% (sample)' and email = username || '@example.com';
