import { MAX_TEAM_REQUESTS } from '@devorbit/contract/events/team-requests-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'There is no user of this name' }]);
export const memberAlready = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They are in your team already' }]);
export const invitedAlready = (): Refusal => new Refusal('conflict', 'Your team has invited them already');
export const theyAsked = (): Refusal =>
  new Refusal('conflict', 'They asked to join your team already: accept their request');
export const askedAlready = (): Refusal => new Refusal('conflict', 'You asked this team already');
export const theyInvited = (): Refusal =>
  new Refusal('conflict', 'This team has invited you already: accept its invite');
export const notLooking = (): Refusal => new Refusal('missing', 'This team is not looking for people');
export const requestsFull = (): Refusal =>
  new Refusal('conflict', `At most ${MAX_TEAM_REQUESTS} invites and requests wait at one team`);
export const requestNotFound = (): Refusal => new Refusal('missing', 'This invite or request is no longer there');
export const notYoursToAccept = (): Refusal => new Refusal('forbidden', 'The other side accepts this');
export const gaveBackPlace = (): Refusal => new Refusal('conflict', 'They no longer have a place at this event');
