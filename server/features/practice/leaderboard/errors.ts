import { Refusal } from '../../../platform/errors.ts';

export const tooManyFollowers = (): Refusal =>
  new Refusal('unavailable', 'Too many pages follow the leaderboard at the moment. It is still there to be read.', 30);
