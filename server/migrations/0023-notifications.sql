-- How each user is told of each kind; without a row as the server's defaults have it.
create table notification_preferences (
  user_id integer not null references users on delete cascade,
  kind text not null,
  in_app boolean not null,
  email text not null check (email in ('off', 'instant', 'daily')),
  primary key (user_id, kind),
  check (kind <> 'security' or email = 'instant')
);

create table notifications (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null,
  at timestamptz not null,
  title text not null check (length(title) between 1 and 200 and title !~ '[[:cntrl:]]'),
  body text not null default '' check (length(body) <= 2000),
  -- A path of our own.
  link text check (length(link) <= 300 and link ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$'),
  -- False for one that goes by mail alone.
  in_app boolean not null,
  read_at timestamptz,
  mail text not null check (mail in ('off', 'instant', 'daily')),
  -- When to look whether it has to be mailed; null where nothing is left to do.
  mail_due_at timestamptz,
  mailed_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null and in_app;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_at on notifications (at);

-- What staff tell all users, and up to which user it has been told.
create table announcements (
  id integer generated always as identity primary key,
  at timestamptz not null,
  author_id integer references users on delete set null,
  title text not null,
  body text not null,
  link text,
  told_up_to integer not null default 0,
  told_at timestamptz
);
create index announcements_open on announcements (id) where told_at is null;
