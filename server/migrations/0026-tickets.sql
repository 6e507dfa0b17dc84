-- Messages to staff. Their numbers are told to people: they begin where they look like numbers of something.
create table tickets (
  id bigint generated always as identity (start with 1001) primary key,
  -- Null for a sender without an account.
  user_id integer references users on delete cascade,
  name text not null,
  email text not null,
  topic text not null,
  state text not null check (state in ('open', 'answered', 'closed', 'spam')),
  -- Why it was taken for spam when it came.
  suspicions text[] not null default '{}',
  assigned_to integer references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tickets_state on tickets (state, updated_at desc, id desc);
create index tickets_user on tickets (user_id, updated_at desc) where user_id is not null;
create index tickets_email on tickets (lower(email)) where user_id is null;

create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  kind text not null check (kind in ('sender', 'reply', 'note')),
  -- Null for a sender without an account.
  author_id integer references users on delete set null,
  text text not null,
  at timestamptz not null
);
create index ticket_messages_ticket on ticket_messages (ticket_id, id);
-- The same text is found again among what was sent lately.
create index ticket_messages_text on ticket_messages (md5(text), at) where kind = 'sender';
