import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'generated-problems': `select difficulty, tags, step, message, problem_id, created_at, finished_at from generations where user_id = $1 order by created_at, id`,
};
