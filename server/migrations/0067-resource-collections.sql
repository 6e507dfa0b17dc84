-- Where members stopped reading, and what they put together.
create table resource_positions (
  user_id integer not null references users on delete cascade,
  resource_id integer not null references resources on delete cascade,
  page integer not null check (page > 0),
  -- How many it had then.
  pages integer not null check (pages >= page),
  at timestamptz not null,
  primary key (user_id, resource_id)
);
create index resource_positions_resource on resource_positions (resource_id);
create index resource_positions_latest on resource_positions (user_id, at desc);

create table resource_collections (
  id integer generated always as identity primary key,
  -- In its address: whoever has that of a public one sees it.
  public_id text not null unique,
  user_id integer not null references users on delete cascade,
  title text not null check (title <> ''),
  description text not null,
  visibility text not null check (visibility in ('private', 'public')),
  -- A moderator's decision: private from then on.
  removed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index resource_collections_user on resource_collections (user_id, updated_at desc);

create table resource_collection_items (
  collection_id integer not null references resource_collections on delete cascade,
  resource_id integer not null references resources on delete cascade,
  -- Its place; gaps are nothing.
  position integer not null,
  primary key (collection_id, resource_id)
);
create index resource_collection_items_resource on resource_collection_items (resource_id);
