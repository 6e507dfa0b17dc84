import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'problem-versions': `select problem_id, version, title, created_at from problem_versions where user_id = $1 order by problem_id, version`,
  rejudges: `select problem_id, version, state, gained, lost, created_at, closed_at from rejudges where user_id = $1 order by created_at, id`,
};
