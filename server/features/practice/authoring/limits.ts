import { HOUR_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const draftsPerMinute: RateLimit = {
  name: 'save_draft',
  env: 'DRAFTS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Drafts that one user saves in a minute.',
};

export const verificationsPerHour: RateLimit = {
  name: 'verify_draft',
  env: 'VERIFICATIONS_PER_HOUR',
  points: 60,
  seconds: HOUR_S,
  text: 'Drafts that one user has verified in an hour; each keeps a lane busy for a while.',
};
