import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const problemsPerDay: RateLimit = {
  name: 'create_problem',
  env: 'PROBLEMS_PER_DAY',
  points: 20,
  seconds: DAY_S,
  text: 'Community problems of one user in 24 hours.',
};
