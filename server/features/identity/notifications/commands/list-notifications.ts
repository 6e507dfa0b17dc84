import type { Received, Reply } from '@devorbit/contract/endpoint.ts';
import { type listNotifications as list, NOTIFICATIONS_PAGE_SIZE } from '@devorbit/contract/identity/notifications.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countUnread, selectPage } from '../store.ts';

/** A page of the actor's own, newest first. */
export async function listNotifications(
  { database }: { database: Database },
  { id }: Actor,
  { before, unread }: Received<typeof list>['query'],
): Promise<Reply<typeof list>> {
  const [count, rows] = await Promise.all([
    countUnread(database, id),
    selectPage(database, id, { before, unread: unread === 'true' }),
  ]);
  return {
    unread: count,
    notifications: rows.slice(0, NOTIFICATIONS_PAGE_SIZE),
    more: rows.length > NOTIFICATIONS_PAGE_SIZE,
  };
}
