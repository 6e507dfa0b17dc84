import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countUnread, updateRead } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Marks the actor's own as read: those of `ids`, or all. Answers how many are left; their other pages are told. */
export const readNotifications = (
  { database, clock }: Deps,
  { id }: Actor,
  ids: number[] | undefined,
): Promise<number> =>
  database.transaction(async (tx) => {
    if ((await updateRead(tx, id, ids ?? null, clock.now())) > 0) await tx.notify('notifications', String(id));
    return countUnread(tx, id);
  });
