import { MAX_CREW } from '@devorbit/contract/events/crew-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'No user has this username' }]);
export const isMaker = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They created this event, so they can already do everything' }]);
export const hasNoJudges = (): InvalidInput =>
  new InvalidInput([{ path: 'role', message: 'Only hackathons have judges' }]);
export const crewFull = (): Refusal => new Refusal('conflict', `An event has at most ${MAX_CREW} helpers`);
export const notInCrew = (): Refusal => new Refusal('missing', 'They aren’t a helper of this event');
