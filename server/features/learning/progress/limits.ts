import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const mergesPerMinute: RateLimit = {
  name: 'progress',
  env: 'PROGRESS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Merges of learning progress by the devices of one user in a minute.',
};
