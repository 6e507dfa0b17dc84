import { MAX_EDITORS, MAX_JOIN_LINKS, MAX_MEMBERSHIPS, MAX_VIEWERS } from '@devorbit/contract/ide/projects-limits.ts';
import { InvalidInput, Refusal } from '../../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'No user has this username' }]);
export const isOwner = (): InvalidInput => new InvalidInput([{ path: 'username', message: 'You own this project' }]);
export const noSuchMember = (): Refusal => new Refusal('missing', 'They are not in this project');
export const tooManyEditors = (): Refusal =>
  new Refusal('conflict', `Up to ${MAX_EDITORS} people besides the owner can edit a project.`);
export const tooManyViewers = (): Refusal =>
  new Refusal('conflict', `Up to ${MAX_VIEWERS} people can be viewers of a project.`);
export const tooManyMemberships = (): Refusal =>
  new Refusal('conflict', `A person can be in up to ${MAX_MEMBERSHIPS} projects owned by others.`);
export const tooManyJoinLinks = (): Refusal =>
  new Refusal('conflict', `A project can have at most ${MAX_JOIN_LINKS} join links. Turn one off first.`);
export const noSuchJoinLink = (): Refusal => new Refusal('missing', 'Join link not found');
export const offerNotFound = (): Refusal =>
  new Refusal('missing', 'This invitation was turned off, has expired, or has let in as many people as it allows.');
