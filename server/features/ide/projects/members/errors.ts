import { MAX_EDITORS, MAX_JOIN_LINKS, MAX_MEMBERSHIPS, MAX_VIEWERS } from '@devorbit/contract/ide/projects-limits.ts';
import { InvalidInput, Refusal } from '../../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'There is no user of this name' }]);
export const isOwner = (): InvalidInput => new InvalidInput([{ path: 'username', message: 'This project is yours' }]);
export const noSuchMember = (): Refusal => new Refusal('missing', 'They are not in this project');
export const tooManyEditors = (): Refusal =>
  new Refusal('conflict', `At most ${MAX_EDITORS} people can edit a project beside its owner.`);
export const tooManyViewers = (): Refusal =>
  new Refusal('conflict', `At most ${MAX_VIEWERS} people can view a project.`);
export const tooManyMemberships = (): Refusal =>
  new Refusal('conflict', `Nobody can be in more than ${MAX_MEMBERSHIPS} projects of others.`);
export const tooManyJoinLinks = (): Refusal =>
  new Refusal('conflict', `A project can have at most ${MAX_JOIN_LINKS} join links. Turn one off first.`);
export const noSuchJoinLink = (): Refusal => new Refusal('missing', 'Join link not found');
export const offerNotFound = (): Refusal =>
  new Refusal('missing', 'This invitation was turned off, has expired, or was used by as many as it was for.');
