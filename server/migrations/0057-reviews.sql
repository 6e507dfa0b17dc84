-- Cards of spaced repetition (docs/decisions/0046): of recall blocks of finished lessons, and of quiz questions that were
-- answered wrongly. Days are those of the learner.
create table review_cards (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- Names a card of the content: recall:react/state/lesson:digest of the question.
  card text not null,
  kind text not null check (kind in ('recall', 'quiz')),
  -- Whose mark says that the lesson is finished: lesson/react/state/lesson.
  item text not null,
  due date not null,
  reps integer not null default 0,
  lapses integer not null default 0,
  -- What FSRS keeps of it; null before the first answer.
  stability double precision,
  difficulty double precision,
  reviewed_on date,
  -- Not to be asked again.
  removed boolean not null default false,
  unique (user_id, card),
  check ((reps = 0) = (reviewed_on is null)),
  check ((stability is null) = (reviewed_on is null) and (difficulty is null) = (reviewed_on is null))
);
create index review_cards_due on review_cards (user_id, due) where not removed;

create table review_answers (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  card_id integer not null references review_cards on delete cascade,
  rating text not null check (rating in ('again', 'hard', 'good', 'easy')),
  day date not null,
  at timestamptz not null,
  -- After how many days the answer brings it back.
  days integer not null,
  -- {due, reps, lapses, stability, difficulty, reviewed_on}: what taking it back restores.
  before jsonb not null
);
create index review_answers_user on review_answers (user_id, day, id);
create index review_answers_card on review_answers (card_id);
create index review_answers_old on review_answers (at);

-- On which day somebody was last told that cards are due, and how often since they reviewed anything.
create table review_reminders (
  user_id integer primary key references users on delete cascade,
  day date not null,
  unheeded integer not null default 0
);
