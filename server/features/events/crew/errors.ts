import { MAX_CREW } from '@devorbit/contract/events/crew-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noSuchUser = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'There is no user of this name' }]);
export const isMaker = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They made this event and may do everything already' }]);
export const hasNoJudges = (): InvalidInput =>
  new InvalidInput([{ path: 'role', message: 'Only hackathons have judges' }]);
export const crewFull = (): Refusal => new Refusal('conflict', `An event has at most ${MAX_CREW} helpers`);
export const notInCrew = (): Refusal => new Refusal('missing', 'They are not among the helpers');
