import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'calendar-feed': `select made_at from calendar_feeds where user_id = $1 order by user_id`,
};
