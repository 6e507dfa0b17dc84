import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  registrations: `select r.event_id, e.title, e.starts_at, r.state, r.seats, r.guests, r.answers, r.registered_at, r.updated_at, r.checked_in_at from registrations r join events e on e.id = r.event_id where r.user_id = $1 order by r.id`,
};
