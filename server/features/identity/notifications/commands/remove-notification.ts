import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notificationNotFound } from '../errors.ts';
import { countUnread, deleteNotification } from '../store.ts';

/** Removes one of the actor's own. Answers how many are unread. */
export const removeNotification = (
  { database }: { database: Database },
  { id }: Actor,
  which: number,
): Promise<number> =>
  database.transaction(async (tx) => {
    if ((await deleteNotification(tx, id, which)) === 0) throw notificationNotFound();
    await tx.notify('notifications', String(id));
    return countUnread(tx, id);
  });
