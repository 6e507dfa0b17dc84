import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'review-cards': `select card, kind, item, due, reps, lapses, stability, difficulty, reviewed_on from review_cards where user_id = $1 order by id`,
  'review-answers': `select c.card, a.rating, a.at from review_answers a join review_cards c on c.id = a.card_id where a.user_id = $1 order by a.id`,
  'review-reminders': `select day, unheeded from review_reminders where user_id = $1 order by day`,
};
