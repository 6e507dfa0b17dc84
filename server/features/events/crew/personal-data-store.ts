import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'event-crew': `select c.event_id, e.title, c.role, c.added_at from event_crew c join events e on e.id = c.event_id where c.user_id = $1 order by c.added_at, c.event_id`,
};
