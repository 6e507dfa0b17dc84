import { Refusal } from '../../../platform/errors.ts';

export const noSuchModule = (): Refusal => new Refusal('missing', 'Module not found.');
export const noteTooLong = (): Refusal =>
  new Refusal('invalid', 'Two devices changed this note, and both texts together are too long. Shorten it, please.');
