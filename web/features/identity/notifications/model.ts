import type { Notification } from '@devorbit/contract/identity/notifications.ts';
import type { NotificationKind } from '@devorbit/contract/kinds.ts';
import { Award, Bell, FileCode, Flame, type LucideIcon, Megaphone, Puzzle, ShieldCheck, Users } from 'lucide-react';
import { dayNameText, dayOf } from '../../../platform/format/dates.ts';

/** The picture of each kind; a bell where it has none of its own. */
export const kindIcons: Partial<Record<NotificationKind, LucideIcon>> & { any: LucideIcon } = {
  security: ShieldCheck,
  submissions: FileCode,
  problems: Puzzle,
  badges: Award,
  streak: Flame,
  community: Users,
  announcements: Megaphone,
  any: Bell,
};

/** The token of an unsubscribe link, `#token=…`; null where it is not there or cut off. */
export const tokenOf = (hash: string): string | null => {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{40,200}$/.test(token) ? token : null;
};

/** Notifications that the bell shows. */
export const SHOWN = 12;

/** What is unread, then the latest of the rest; each list is newest first. */
export const unreadFirst = (unread: readonly Notification[], latest: readonly Notification[]): Notification[] =>
  [...unread, ...latest.filter(({ read }) => read)].slice(0, SHOWN);

const DAY_MS = 86_400_000;

/** `Today`, `Yesterday`, `Saturday 21 November`; `now` in ms. */
const dayName = (day: string, now: number, timeZone: string): string =>
  day === dayOf(now, timeZone) ? 'Today' : day === dayOf(now - DAY_MS, timeZone) ? 'Yesterday' : dayNameText(day);

export type Group = { label: string; notifications: Notification[] };

/** In the order in which they come, by the days of a time zone; unread ones apart. */
export function groupsOf(notifications: readonly Notification[], now: number, timeZone: string): Group[] {
  const groups = Map.groupBy(notifications, ({ at, read }) => {
    const name = dayName(dayOf(Date.parse(at), timeZone), now, timeZone);
    return read ? name : `New · ${name}`;
  });
  return [...groups].map(([label, those]) => ({ label, notifications: those }));
}
