import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  roadmaps: `select id, document, created_at, updated_at from plans where user_id = $1 order by id`,
};
