import { z } from 'zod';

/**
 * What people are told of. `security` (sign-ins from new devices, changed passwords, factors, tokens) always goes by mail;
 * the rest as each chooses.
 */
export const NotificationKind = z.enum(['security', 'submissions', 'problems', 'community', 'announcements']);
export type NotificationKind = z.infer<typeof NotificationKind>;
