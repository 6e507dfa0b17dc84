import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'learning-notes': `select item, text, updated_at from learning_notes where user_id = $1 order by item`,
};
