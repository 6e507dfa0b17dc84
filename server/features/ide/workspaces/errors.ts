import { Refusal } from '../../../platform/errors.ts';

export const tooManyWorkspaces = (most: number): Refusal =>
  new Refusal('too_many', `${most} projects of the same owner are running already. Close one of them first.`);
export const runsNoMore = (): Refusal =>
  new Refusal('conflict', 'The project doesn’t run any more, and what its programs made is gone. Run it again.');
export const notMade = (name: string): Refusal => new Refusal('conflict', `There is no file ${name} any more.`);
