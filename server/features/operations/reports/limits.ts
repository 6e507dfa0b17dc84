import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const reportsPerDay: RateLimit = {
  name: 'report',
  env: 'REPORTS_PER_DAY',
  points: 20,
  seconds: DAY_S,
  text: 'Reports of one user to the moderators in 24 hours.',
};
