import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'problem-verifications': `select problem_id, state, message, created_at, finished_at from verifications where user_id = $1 order by created_at, id`,
};
