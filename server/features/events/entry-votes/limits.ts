import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const votesPerHour: RateLimit = {
  name: 'entry_vote',
  env: 'ENTRY_VOTES_PER_HOUR',
  points: 60,
  seconds: HOUR_S,
  text: 'Votes for entries of hackathons that one user casts, changes or takes back in an hour.',
};
