import { HOUR_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const checkInsPerMinute: RateLimit = {
  name: 'check_in',
  env: 'CHECK_INS_PER_MINUTE',
  points: 240,
  seconds: MINUTE_S,
  text: 'Times that one user sends scans of tickets in a minute; up to 200 scans each.',
};

export const selfCodesPerHour: RateLimit = {
  name: 'self_check_in',
  env: 'SELF_CHECK_INS_PER_HOUR',
  points: 20,
  seconds: HOUR_S,
  text: 'Codes that one user tries in an hour to check in by themselves.',
};
