import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'quiz-results': `select quiz, tries, last_percent, best_percent, best_at, last_at from quiz_results where user_id = $1 order by quiz`,
};
