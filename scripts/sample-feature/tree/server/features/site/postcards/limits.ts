import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const postcardsPerDay: RateLimit = {
  name: 'postcard',
  env: 'POSTCARDS_PER_DAY',
  points: 5,
  seconds: DAY_S,
  text: 'Postcards of one user in 24 hours.',
};
