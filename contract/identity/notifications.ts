import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { notificationKinds } from '../kinds.ts';

/**
 * What people are told of. `security` (sign-ins from new devices, changed passwords, factors, tokens) always goes by mail;
 * the rest as each chooses.
 */
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** A path of our own, never another's address: one slash, then visible characters without a backslash. */
export const OwnPath = z
  .string('Must be text')
  .max(300, 'Must be at most 300 characters')
  .regex(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/, 'Must be a path of this site');

export const NOTIFICATIONS_PAGE_SIZE = 20;
/** The newest of a user that are kept, and for how many days. */
export const MAX_NOTIFICATIONS = 500;
export const NOTIFICATION_DAYS = 90;

/** Title and body are plain text. */
export const Notification = z.object({
  id: z.number().int(),
  kind: NotificationKind,
  at: z.iso.datetime(),
  title: z.string(),
  body: z.string(),
  link: OwnPath.nullable(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Unread = z.object({ unread: z.number().int() });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/',
  summary: 'The caller’s own, newest first, twenty at a time; `before` is the id of the last one that is known.',
  audience: 'user',
  query: z.object({ before: Id.optional(), unread: z.enum(['true', 'false']).default('false') }),
  replies: {
    200: Unread.extend({
      notifications: z.array(Notification).max(NOTIFICATIONS_PAGE_SIZE),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
  },
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread/',
  summary: 'How many of the caller’s own are unread.',
  audience: 'user',
  replies: { 200: Unread },
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read/',
  summary: 'Marks the caller’s own as read: those of `ids`, or all. Ids of others are passed over.',
  audience: 'user',
  body: z
    .object({
      ids: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).max(100, 'Must be at most 100').optional(),
      all: z.literal(true).optional(),
    })
    .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'Give either ids or all'),
  replies: { 200: Unread },
});

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id/',
  summary: 'Removes one of the caller’s own; 404 for any other.',
  audience: 'user',
  params: z.object({ id: Id }),
  replies: { 200: Unread },
});

/** Sent at once, and at every change: `notification` is what is new, null where something else has changed. */
export const NotificationEvent = Unread.extend({ notification: Notification.nullable() });
export type NotificationEvent = z.infer<typeof NotificationEvent>;

export const followNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/events',
  summary:
    'text/event-stream: the unread count at once, then at every change, with what is new. Ends with the session.',
  audience: 'user',
  replies: { 200: z.string() },
  events: NotificationEvent,
});

/** `instant`: an email each; `daily`: in the digest at 08:00 of one's time zone, where still unread then. */
export const MailChoice = z.enum(['off', 'instant', 'daily']);
export type MailChoice = z.infer<typeof MailChoice>;

export const NotificationPreference = z.object({
  kind: NotificationKind,
  in_app: z.boolean(),
  email: MailChoice,
  /** Its mail cannot be turned off. */
  email_fixed: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** One row for each kind, in the order of the kinds. */
const Matrix = z.object({ preferences: z.array(NotificationPreference) });

export const showNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences/',
  summary: 'How the caller is notified of each kind.',
  audience: 'user',
  replies: { 200: Matrix },
});

export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notification-preferences/',
  summary: 'Changes how the caller is notified: absent keeps. Security emails are always instant.',
  audience: 'user',
  body: z.object({
    preferences: z
      .array(z.object({ kind: NotificationKind, in_app: z.boolean().optional(), email: MailChoice.optional() }))
      .max(NotificationKind.options.length),
  }),
  replies: { 200: Matrix },
});

/** RFC 8058: mail programs send it as a form; the page /unsubscribe as JSON. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token/',
  summary: 'Turns off the emails that the token came with (RFC 8058). Needs no session, and allows nothing else.',
  audience: 'anyone',
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  replies: { 200: z.object({ message: z.string() }) },
});

export const announce = endpoint({
  method: 'POST',
  path: '/api/announcements/',
  summary: 'Staff notify all users, one after another in the background.',
  audience: 'staff',
  body: z.object({
    title: humanText({ max: 200, lines: 1, required: 'Title is required' }),
    body: humanText({ max: 2000, lines: 'many' }).default(''),
    link: OwnPath.optional(),
  }),
  replies: { 202: z.object({ message: z.string() }) },
});
