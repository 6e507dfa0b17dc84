import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  profile: `select phone, bio, location, github, linkedin, twitter, skills, interests from profiles where user_id = $1 order by user_id`,
  preferences: `select email_notifications, theme, time_zone, code_language, visibility from preferences where user_id = $1 order by user_id`,
};
