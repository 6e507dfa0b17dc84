import type { MailChoice } from '@devorbit/contract/identity/notifications.ts';

export const NOTIFICATIONS = 'Notifications';
export const NOTIFICATIONS_LEAD = 'News about your problems, submissions and account.';
export const ALL = 'All';
export const UNREAD = 'Unread';
export const MARK_ALL = 'Mark all as read';
export const MARK_ONE = 'Mark as read';
export const REMOVE = 'Remove';
export const NOTHING_NEW = 'Nothing new in this orbit';
export const NOTHING_AT_ALL = 'We’ll let you know here when something happens.';
export const NOTHING_UNREAD = 'You’re all caught up.';
export const NOTIFICATIONS_FAILURE = 'Your notifications could not be loaded';
export const CHANGE_FAILURE = 'That did not work. Please try again.';
export const SEE_ALL = 'See all';
export const CHOOSE = 'Notification settings';
export const SIGN_IN_FIRST = 'Sign in to see your notifications';

export const MATRIX = 'How we notify you';
export const KIND_COLUMN = 'About';
export const IN_APP_COLUMN = 'In the app';
export const EMAIL_COLUMN = 'Email';
export const MAIL_NAMES: Record<MailChoice, string> = { off: 'Off', instant: 'Right away', daily: 'Daily' };
export const MAIL_FIXED = 'Always';
export const MATRIX_NOTE =
  'The daily digest arrives at 08:00 in your time zone if you have unread notifications. Security emails are always sent, so you know if someone else gets into your account.';
export const MATRIX_FAILURE = 'Your choices could not be loaded';
export const SAVED = 'Saved';

export const UNSUBSCRIBE = 'Unsubscribe';
export const UNSUBSCRIBE_LEAD = 'One click stops these emails. Nothing else about your account changes.';
export const UNSUBSCRIBE_BUTTON = 'Stop these emails';
export const UNSUBSCRIBED = 'You can change this in your profile settings.';
export const UNSUBSCRIBE_INCOMPLETE = 'This link is incomplete. Open it from the email again.';
export const UNSUBSCRIBE_FAILURE = 'That did not work. Please try again.';
