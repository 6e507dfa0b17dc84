import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

/** Each of them is a notification to somebody. */
export const teamRequestsPerDay: RateLimit = {
  name: 'team_request',
  env: 'TEAM_REQUESTS_PER_DAY',
  points: 30,
  seconds: DAY_S,
  text: 'Invites to teams and requests to join one that one user sends in 24 hours.',
};
