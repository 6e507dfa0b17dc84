import { Refusal } from '../../../../platform/errors.ts';

export const suggestionNotFound = (): Refusal => new Refusal('missing', 'Suggestion not found');
export const alreadySuggested = (): Refusal =>
  new Refusal('conflict', 'You’ve already suggested this file. It’s waiting for review.');
export const alreadyDecided = (): Refusal => new Refusal('conflict', 'Someone has already reviewed this suggestion');
export const tooMuchWaiting = (): Refusal =>
  new Refusal('too_many', 'You have 500 MB of suggestions waiting for review. Suggest more once they’re reviewed.');
