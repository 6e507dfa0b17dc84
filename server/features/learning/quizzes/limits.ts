import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const quizzesPerMinute: RateLimit = {
  name: 'quizzes',
  env: 'QUIZZES_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Quizzes that one user, or one address, has judged in a minute.',
};
