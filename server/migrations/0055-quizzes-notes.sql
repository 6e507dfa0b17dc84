-- What somebody reached in a quiz: framework.module.lesson, or framework.category for the quiz of a category.
create table quiz_results (
  user_id integer not null references users on delete cascade,
  quiz text not null,
  tries integer not null,
  last_percent integer not null check (last_percent between 0 and 100),
  best_percent integer not null check (best_percent between 0 and 100),
  best_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, quiz)
);

-- Notes on modules. A change names the revision that it began with: of two changes at once both texts are kept.
create table learning_notes (
  user_id integer not null references users on delete cascade,
  item text not null,
  text text not null check (length(text) <= 40000),
  revision integer not null,
  updated_at timestamptz not null,
  primary key (user_id, item)
);
