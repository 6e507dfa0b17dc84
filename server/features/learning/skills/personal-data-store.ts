import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  skills: `select concept, rating, answers, right_answers, updated_at from concept_skills where user_id = $1 order by concept`,
};
