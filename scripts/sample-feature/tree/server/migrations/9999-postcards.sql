create table postcards (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  text text not null,
  sent_at timestamptz not null,
  hung_at timestamptz
);
create index postcards_hung_at on postcards (hung_at desc);
create index postcards_user_id on postcards (user_id);
