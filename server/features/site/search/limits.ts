import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const searchesPerMinute: RateLimit = {
  name: 'search',
  env: 'SEARCHES_PER_MINUTE',
  points: 300,
  seconds: MINUTE_S,
  text: 'Searches of one user, or of one address without an account, in a minute; one for every pause while typing.',
};
