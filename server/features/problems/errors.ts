import { Refusal } from '../../platform/errors.ts';

export const problemNotFound = (): Refusal => new Refusal('missing', 'Problem not found.');
export const mayNotCreate = (): Refusal =>
  new Refusal('forbidden', 'Unauthorized: Only admin users can create problems via this endpoint');
export const mayNotUpdate = (): Refusal => new Refusal('forbidden', 'Only admin users can update problems');
export const packageNotFound = (): Refusal => new Refusal('missing', 'There is no such package');
