import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const reviewsPerMinute: RateLimit = {
  name: 'reviews',
  env: 'REVIEWS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Answers of one user to review cards in a minute, with those taken back and cards removed.',
};

export const reviewExportsPerMinute: RateLimit = {
  name: 'review-exports',
  env: 'REVIEW_EXPORTS_PER_MINUTE',
  points: 6,
  seconds: MINUTE_S,
  text: 'Files of review cards that one user asks for in a minute.',
};
