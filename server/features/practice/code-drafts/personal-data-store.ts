import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'code-drafts': `select d.problem_id, p.title, d.language, d.code, d.updated_at from code_drafts d join problems p on p.id = d.problem_id where d.user_id = $1 order by d.problem_id, d.language`,
};
