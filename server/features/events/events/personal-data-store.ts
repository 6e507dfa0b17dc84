import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  events: `select id, title, type, category, location, way, online_url, starts_at, ends_at, time_zone, description, long_description, organizer, price, currency, tags, requirements, speakers, schedule, prizes, questions, university, state, reason, created_at, updated_at from events where created_by = $1 order by id`,
  'event-favorites': `select i.event_id, e.title, i.at from event_interests i join events e on e.id = i.event_id where i.user_id = $1 order by i.at, i.event_id`,
  'saved-events': `select s.event_id, e.title, s.at from event_saves s join events e on e.id = s.event_id where s.user_id = $1 order by s.at, s.event_id`,
  'event-pictures': `select digest, uploaded_at from event_pictures where uploaded_by = $1 order by uploaded_at, digest`,
};
