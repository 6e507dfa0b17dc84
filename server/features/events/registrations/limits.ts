import { DAY_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const registrationsPerDay: RateLimit = {
  name: 'registration',
  env: 'REGISTRATIONS_PER_DAY',
  points: 60,
  seconds: DAY_S,
  text: 'Registrations for events of one user in 24 hours.',
};
