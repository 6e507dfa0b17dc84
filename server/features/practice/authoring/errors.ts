import { DRAFT_CHANGED } from '@devorbit/contract/practice/authoring.ts';
import { Refusal } from '../../../platform/errors.ts';

export const mayNotAuthor = (): Refusal =>
  new Refusal('forbidden', 'Only the author and admin users can edit this problem');
export const draftChanged = (): Refusal => new Refusal('conflict', DRAFT_CHANGED);
export const verificationNotFound = (): Refusal => new Refusal('missing', 'Verification not found.');

/** A draft that does not hold. The message is for its author; what each check found stands beside it. */
export class Unsound extends Error {
  override name = 'Unsound';
}
