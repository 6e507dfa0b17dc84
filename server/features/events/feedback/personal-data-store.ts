import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'event-feedback': `select f.event_id, e.title, f.stars, f.text, f.given_at from event_feedback f join events e on e.id = f.event_id where f.user_id = $1 order by f.given_at, f.id`,
};
