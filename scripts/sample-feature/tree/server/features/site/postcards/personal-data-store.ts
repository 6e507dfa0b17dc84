import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  postcards: `select text, sent_at, hung_at from postcards where user_id = $1 order by id`,
};
