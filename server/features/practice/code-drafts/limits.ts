import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const draftsPerMinute: RateLimit = {
  name: 'code-drafts',
  env: 'CODE_DRAFTS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Drafts of code that the devices of one user save or discard in a minute.',
};
