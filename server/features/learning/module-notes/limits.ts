import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const notesPerMinute: RateLimit = {
  name: 'learning-notes',
  env: 'LEARNING_NOTES_PER_MINUTE',
  points: 60,
  seconds: MINUTE_S,
  text: 'Changes of one user to their notes on modules in a minute.',
};
