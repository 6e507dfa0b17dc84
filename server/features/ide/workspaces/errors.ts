import { Refusal } from '../../../platform/errors.ts';

export const noRunner = (): Refusal => new Refusal('unavailable', 'No execution service is configured');
export const cannotBeMade = (message: string): Refusal => new Refusal('unavailable', message, 5);
export const tooManyWorkspaces = (most: number): Refusal =>
  new Refusal('too_many', `${most} projects of the same owner are running already. Close one of them first.`);
export const filesRefused = (message: string): Refusal =>
  new Refusal('conflict', `The files cannot be brought to where they run: ${message}`);
export const runsNoMore = (): Refusal =>
  new Refusal('conflict', 'The project doesn’t run any more, and what its programs made is gone. Run it again.');
export const notMade = (name: string): Refusal => new Refusal('conflict', `There is no file ${name} any more.`);
