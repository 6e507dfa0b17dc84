import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  problems: `select id, title, statement, difficulty, tags, examples, constraints, license, rights_owner, created_at, updated_at from problems where author_id = $1 order by id`,
};
