import { HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const uploadsPerHour: RateLimit = {
  name: 'resource_uploads',
  env: 'RESOURCE_UPLOADS_PER_HOUR',
  points: 200,
  seconds: HOUR_S,
  text: 'Documents that one superuser hands in, in an hour.',
};
