import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const feedsPerHour: RateLimit = {
  name: 'calendar_feed',
  env: 'CALENDAR_FEEDS_PER_HOUR',
  points: 600,
  seconds: HOUR_S,
  text: 'Calendar files and feeds read from one address in an hour; most programs ask every few hours.',
};
