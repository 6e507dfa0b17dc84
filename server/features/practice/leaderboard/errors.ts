import { Refusal } from '../../../platform/errors.ts';

export const tooManySubscribers = (): Refusal =>
  new Refusal(
    'unavailable',
    'Too many people are following the leaderboard live right now. You can still read it.',
    30,
  );

export const unknownUniversity = (): Refusal => new Refusal('invalid', 'Choose a university from the list.');
