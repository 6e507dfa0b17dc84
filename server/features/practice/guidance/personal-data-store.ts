import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'hints-taken': `select g.problem_id, p.title, g.hint, g.taken_at from guidance_taken g join problems p on p.id = g.problem_id where g.user_id = $1 order by g.taken_at, g.problem_id, g.hint`,
};
