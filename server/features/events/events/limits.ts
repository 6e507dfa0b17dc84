import { DAY_S, HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const eventsPerDay: RateLimit = {
  name: 'event',
  env: 'EVENTS_PER_DAY',
  points: 10,
  seconds: DAY_S,
  text: 'Events that one user makes in 24 hours.',
};

export const eventPicturesPerHour: RateLimit = {
  name: 'event_picture',
  env: 'EVENT_PICTURES_PER_HOUR',
  points: 40,
  seconds: HOUR_S,
  text: 'Pictures that one user uploads for events in an hour.',
};
