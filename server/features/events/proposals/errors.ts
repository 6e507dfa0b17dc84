import { MAX_CALL_DAYS, MAX_OWN_PROPOSALS, MAX_PROPOSALS } from '@devorbit/contract/events/proposals-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noCall = (): Refusal => new Refusal('missing', 'This event has no call for papers');
export const callClosed = (): Refusal => new Refusal('conflict', 'The call for papers is closed');
export const proposalNotFound = (): Refusal => new Refusal('missing', 'Proposal not found');
export const tooManyOwn = (): Refusal =>
  new Refusal('conflict', `You can propose up to ${MAX_OWN_PROPOSALS} sessions for an event`);
export const tooManyProposals = (): Refusal =>
  new Refusal('conflict', `An event takes at most ${MAX_PROPOSALS} proposals`);
export const unknownKind = (): InvalidInput =>
  new InvalidInput([{ path: 'kind', message: 'Choose one of the kinds the organizer is looking for' }]);
export const closesTooLate = (): InvalidInput =>
  new InvalidInput([{ path: 'closesAt', message: 'The call must close before the event ends' }]);
export const closesTooFar = (): InvalidInput =>
  new InvalidInput([{ path: 'closesAt', message: `Must be within ${MAX_CALL_DAYS} days from now` }]);
export const notAReviewer = (): Refusal => new Refusal('forbidden', 'Only reviewers of this event may do that');
export const ownProposal = (): Refusal => new Refusal('forbidden', 'You can’t review your own proposal');
export const alreadyTold = (): Refusal =>
  new Refusal('conflict', 'The decision has been sent, so it can no longer change');
export const notAccepted = (): Refusal =>
  new Refusal('conflict', 'Accept the proposal and send the decision before you add it to the programme');
export const alreadyScheduled = (): Refusal => new Refusal('conflict', 'The proposal is already in the programme');
