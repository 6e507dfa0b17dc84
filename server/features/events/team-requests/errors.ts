import { MAX_TEAM_REQUESTS } from '@devorbit/contract/events/team-requests-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'No user has this username' }]);
export const memberAlready = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They’re already in your team' }]);
export const invitedAlready = (): Refusal => new Refusal('conflict', 'Your team has already invited them');
export const theyAsked = (): Refusal =>
  new Refusal('conflict', 'They’ve already asked to join your team. Accept their request.');
export const askedAlready = (): Refusal => new Refusal('conflict', 'You’ve already asked to join this team');
export const theyInvited = (): Refusal =>
  new Refusal('conflict', 'This team has already invited you. Accept its invite.');
export const notLooking = (): Refusal => new Refusal('missing', 'This team is not looking for people');
export const requestsFull = (): Refusal =>
  new Refusal('conflict', `A team can have up to ${MAX_TEAM_REQUESTS} open invites and requests`);
export const requestNotFound = (): Refusal => new Refusal('missing', 'This invite or request is no longer there');
export const notYoursToAccept = (): Refusal => new Refusal('forbidden', 'Only the other side can accept this');
export const gaveBackPlace = (): Refusal => new Refusal('conflict', 'They no longer have a place at this event');
