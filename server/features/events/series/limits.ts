import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const seriesPerDay: RateLimit = {
  name: 'event_series',
  env: 'EVENT_SERIES_PER_DAY',
  points: 10,
  seconds: DAY_S,
  text: 'Events that one user repeats in 24 hours; up to 52 dates each.',
};
