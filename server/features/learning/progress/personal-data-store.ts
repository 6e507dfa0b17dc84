import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'learning-progress': `select item, state, at from progress_marks where user_id = $1 order by item`,
};
