import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const submitsPerMinute: RateLimit = {
  name: 'submit',
  env: 'SUBMITS_PER_MINUTE',
  points: 15,
  seconds: MINUTE_S,
  text: 'Submissions of one user in a minute.',
};

export const votesPerMinute: RateLimit = {
  name: 'vote',
  env: 'VOTES_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Votes for solutions that one user gives or takes back in a minute.',
};
