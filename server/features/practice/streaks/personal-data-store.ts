import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'streak-reminders': `select day from streak_reminders where user_id = $1 order by day`,
};
