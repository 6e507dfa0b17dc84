import { Refusal } from '../../../platform/errors.ts';

export const forSuperusers = (): Refusal => new Refusal('forbidden', 'Only superusers may do this');
export const userNotFound = (): Refusal => new Refusal('missing', 'There is no such user');
export const notOneself = (): Refusal => new Refusal('forbidden', 'Nobody does this to their own account');
export const notStaff = (): Refusal => new Refusal('forbidden', 'Only superusers do this to staff and superusers');
export const alreadySuspended = (): Refusal => new Refusal('conflict', 'This account is suspended already');
export const notSuspended = (): Refusal => new Refusal('conflict', 'This account is not suspended');
export const emailNotFound = (): Refusal => new Refusal('missing', 'There is no such email, or its text is not kept');
export const setupClosed = (): Refusal =>
  new Refusal('missing', 'There is nothing to set up here: this address has been used, or was never valid');
