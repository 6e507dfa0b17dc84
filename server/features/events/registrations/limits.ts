import { DAY_S, HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const registrationsPerDay: RateLimit = {
  name: 'registration',
  env: 'REGISTRATIONS_PER_DAY',
  points: 60,
  seconds: DAY_S,
  text: 'Registrations for events of one user in 24 hours.',
};

export const exportsPerHour: RateLimit = {
  name: 'event_export',
  env: 'EVENT_EXPORTS_PER_HOUR',
  points: 60,
  seconds: HOUR_S,
  text: 'Lists of registrations that one user exports in an hour.',
};
