import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const submitsPerMinute: RateLimit = {
  name: 'submit',
  env: 'SUBMITS_PER_MINUTE',
  points: 15,
  seconds: MINUTE_S,
  text: 'Submissions of one user in a minute.',
};
