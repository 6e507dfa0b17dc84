import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const attemptsPerMinute: RateLimit = {
  name: 'exercise-attempts',
  env: 'EXERCISE_ATTEMPTS_PER_MINUTE',
  points: 10,
  seconds: MINUTE_S,
  text: 'Attempts of one user to prove an exercise in a minute.',
};
