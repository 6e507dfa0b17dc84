import { Refusal } from '../../../platform/errors.ts';

export const forSuperusers = (): Refusal => new Refusal('forbidden', 'Only superusers may do this');
export const userNotFound = (): Refusal => new Refusal('missing', 'User not found');
export const notOneself = (): Refusal => new Refusal('forbidden', 'You can’t do this to your own account');
export const notStaff = (): Refusal => new Refusal('forbidden', 'Only superusers can do this to staff and superusers');
export const alreadySuspended = (): Refusal => new Refusal('conflict', 'This account is already suspended');
export const notSuspended = (): Refusal => new Refusal('conflict', 'This account is not suspended');
export const emailNotFound = (): Refusal =>
  new Refusal('missing', 'This email doesn’t exist, or its text is no longer kept');
export const setupClosed = (): Refusal =>
  new Refusal('missing', 'This setup link has already been used or isn’t valid');
