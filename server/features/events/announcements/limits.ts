import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const announcementsPerDay: RateLimit = {
  name: 'event_announcement',
  env: 'EVENT_ANNOUNCEMENTS_PER_DAY',
  points: 20,
  seconds: DAY_S,
  text: 'Announcements of one event in 24 hours.',
};
