import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const notificationNotFound = (): Refusal => new Refusal('missing', 'This notification does not exist');
export const tooManySubscribers = (): Refusal =>
  new Refusal('unavailable', 'Too many pages are open. Please try again later.', 30);
export const securityMailStays = (): InvalidInput =>
  new InvalidInput([{ path: 'preferences', message: 'Security emails can’t be turned off' }]);
export const tooLateInDigest = (): InvalidInput =>
  new InvalidInput([{ path: 'preferences', message: 'Streak reminders can’t wait for the daily digest' }]);
export const notAnUnsubscribeLink = (): Refusal => new Refusal('missing', 'This unsubscribe link is not valid');
export const FOR_STAFF = 'Only staff may make announcements';
