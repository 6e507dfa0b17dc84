import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'event-announcements': `select event_id, title, body, audience, at from event_news where author_id = $1 order by id`,
};
