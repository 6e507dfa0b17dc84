import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const runsPerMinute: RateLimit = {
  name: 'run',
  env: 'RUNS_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Programs that one user runs in a minute.',
};
