-- How well somebody knows a concept, from quizzes, exercises and reviews (contract/skill-estimate.ts). What problems say is
-- added when it is read: verdicts may be corrected.
create table concept_skills (
  user_id integer not null references users on delete cascade,
  concept text not null,
  -- In logits.
  rating double precision not null check (rating between -50 and 50),
  answers integer not null check (answers > 0),
  right_answers integer not null check (right_answers between 0 and answers),
  updated_at timestamptz not null,
  primary key (user_id, concept)
);

-- What taking a review back restores: {rating, answers, right_answers} before it, null where there was nothing.
alter table review_answers add column skill jsonb;
