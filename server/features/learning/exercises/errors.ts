import { Refusal } from '../../../platform/errors.ts';

export const exerciseNotFound = (): Refusal => new Refusal('missing', 'Exercise not found.');
export const attemptNotFound = (): Refusal => new Refusal('missing', 'Attempt not found.');
export const notTriedYet = (): Refusal =>
  new Refusal('conflict', 'Try the exercise once before you look at a solution.');
