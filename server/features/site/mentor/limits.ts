import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const questionsPerMinute: RateLimit = {
  name: 'mentor',
  env: 'QUESTIONS_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Questions to the mentor of one user, or of one address without an account, in a minute.',
};
