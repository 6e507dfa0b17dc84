import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const picturesPerHour: RateLimit = {
  name: 'picture',
  env: 'PICTURES_PER_HOUR',
  points: 20,
  seconds: HOUR_S,
  text: 'Profile pictures that one user uploads in an hour.',
};

export const accountExportsPerHour: RateLimit = {
  name: 'account-export',
  env: 'ACCOUNT_EXPORTS_PER_HOUR',
  points: 5,
  seconds: HOUR_S,
  text: 'Times that one user downloads all of their data in an hour.',
};
