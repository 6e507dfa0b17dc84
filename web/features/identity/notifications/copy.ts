import type { MailChoice } from '@devorbit/contract/identity/notifications.ts';

export const NOTIFICATIONS = 'Notifications';
export const NOTIFICATIONS_LEAD = 'What happened around your problems, your submissions and your account.';
export const ALL = 'All';
export const UNREAD = 'Unread';
export const MARK_ALL = 'Mark all as read';
export const MARK_ONE = 'Mark as read';
export const REMOVE = 'Remove';
export const NOTHING_NEW = 'Nothing new in this orbit';
export const NOTHING_AT_ALL = 'When something happens that concerns you, it shows up here by itself.';
export const NOTHING_UNREAD = 'You have read everything.';
export const NOTIFICATIONS_FAILURE = 'Your notifications could not be loaded';
export const CHANGE_FAILURE = 'That did not work. Please try again.';
export const CHOOSE = 'Choose what you hear of';
export const SIGN_IN_FIRST = 'Sign in to see your notifications';

export const MATRIX = 'How you hear of what';
export const KIND_COLUMN = 'About';
export const IN_APP_COLUMN = 'In the app';
export const EMAIL_COLUMN = 'E-mail';
export const MAIL_NAMES: Record<MailChoice, string> = { off: 'Off', instant: 'At once', daily: 'Daily' };
export const MAIL_FIXED = 'Always';
export const MATRIX_NOTE =
  'The digest comes at 08:00 in your time zone, when there is something unread. Security mail cannot be turned off: it is how you find out that somebody else is at your account.';
export const MATRIX_FAILURE = 'Your choices could not be loaded';
export const SAVED = 'Saved';

export const UNSUBSCRIBE = 'Unsubscribe';
export const UNSUBSCRIBE_LEAD =
  'One click stops the mail that this link came with. Nothing else about your account changes.';
export const UNSUBSCRIBE_BUTTON = 'Stop these e-mails';
export const UNSUBSCRIBED = 'You can turn it on again in the settings of your profile.';
export const UNSUBSCRIBE_INCOMPLETE = 'This address is not complete. Open the link in the email once more.';
export const UNSUBSCRIBE_FAILURE = 'That did not work. Please try again.';
