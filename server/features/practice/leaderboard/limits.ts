import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const universitiesPerHour: RateLimit = {
  name: 'university',
  env: 'UNIVERSITIES_PER_HOUR',
  points: 20,
  seconds: HOUR_S,
  text: 'Changes of one user’s university in an hour; each counts the user’s rows anew.',
};
