import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const hintsPerMinute: RateLimit = {
  name: 'guidance',
  env: 'HINTS_PER_MINUTE',
  points: 15,
  seconds: MINUTE_S,
  text: 'Hints and editorials that one user opens in a minute.',
};
