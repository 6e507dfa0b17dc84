import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  notifications: `select kind, at, title, body, link, read_at from notifications where user_id = $1 order by id`,
  'notification-settings': `select kind, in_app, email from notification_preferences where user_id = $1 order by kind`,
  announcements: `select at, title, body, link from announcements where author_id = $1 order by id`,
};
