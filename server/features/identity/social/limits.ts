import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const socialSignInsPerAddress: RateLimit = {
  name: 'social_sign_in',
  env: 'SOCIAL_SIGN_INS_PER_ADDRESS',
  points: 100,
  seconds: 15 * MINUTE_S,
  text: 'Sign-ins by a provider that one address begins in 15 minutes.',
};
