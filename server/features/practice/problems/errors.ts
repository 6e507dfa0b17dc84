import { Refusal } from '../../../platform/errors.ts';

export const problemNotFound = (): Refusal => new Refusal('missing', 'Problem not found.');
export const noSuchStatement = (): Refusal =>
  new Refusal('invalid', 'This problem has no such PDF: import the package that brings it');
export const statementNotFound = (): Refusal => new Refusal('missing', 'There is no such PDF.');
/** Said to those who may still see it. */
export const problemHidden = (): Refusal =>
  new Refusal('forbidden', 'The moderators have hidden this problem: it cannot be solved now.');
export const FOR_STAFF_TO_CREATE = 'Unauthorized: Only admin users can create problems via this endpoint';
export const FOR_STAFF_TO_UPDATE = 'Only admin users can update problems';
export const packageNotFound = (): Refusal => new Refusal('missing', 'There is no such package');
