import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const voteClosed = (): Refusal => new Refusal('conflict', 'The vote is not open');
export const voteOver = (): Refusal => new Refusal('conflict', 'The vote has closed, so its dates no longer change');
export const hasVotes = (): Refusal => new Refusal('conflict', 'People have voted already, so the vote stays');
export const ownEntry = (): Refusal => new Refusal('forbidden', 'You can’t vote for your own team');
export const opensTooEarly = (): InvalidInput =>
  new InvalidInput([{ path: 'opensAt', message: 'The vote must open after submissions close' }]);
export const closesTooEarly = (): InvalidInput =>
  new InvalidInput([{ path: 'closesAt', message: 'The vote must close after it opens, and not in the past' }]);
export const closesTooFar = (): InvalidInput =>
  new InvalidInput([{ path: 'closesAt', message: 'Choose a date closer to today' }]);
