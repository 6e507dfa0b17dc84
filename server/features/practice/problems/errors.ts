import { Refusal } from '../../../platform/errors.ts';

export const problemNotFound = (): Refusal => new Refusal('missing', 'Problem not found.');
export const noSuchStatement = (): Refusal =>
  new Refusal('invalid', 'This PDF is not part of the problem. Import the package that contains it.');
export const statementNotFound = (): Refusal => new Refusal('missing', 'PDF not found.');
/** Said to those who may still see it. */
export const problemHidden = (): Refusal =>
  new Refusal('forbidden', 'Moderators have hidden this problem. You can’t solve it right now.');
export const FOR_STAFF_TO_CREATE = 'Unauthorized: Only admin users can create problems via this endpoint';
export const FOR_STAFF_TO_UPDATE = 'Only admin users can update problems';
export const packageNotFound = (): Refusal => new Refusal('missing', 'Package not found');
