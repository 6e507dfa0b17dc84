import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'exercise-attempts': `select exercise, source, state, results, message, created_at, judged_at from exercise_attempts where user_id = $1 order by created_at, id`,
};
