import { Refusal } from '../../../platform/errors.ts';

export const tooManyWorkspaces = (most: number): Refusal =>
  new Refusal('too_many', `${most} projects of this owner are already running. Close one of them first.`);
export const runsNoMore = (): Refusal =>
  new Refusal('conflict', 'The project is no longer running, and the files its programs made are gone. Run it again.');
export const notMade = (name: string): Refusal => new Refusal('conflict', `The file ${name} no longer exists.`);
