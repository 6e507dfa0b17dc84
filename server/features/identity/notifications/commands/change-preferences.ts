import type { Received } from '@devorbit/contract/endpoint.ts';
import type {
  NotificationPreference,
  updateNotificationPreferences,
} from '@devorbit/contract/identity/notifications.ts';
import { isTimely } from '@devorbit/contract/kinds.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { isMailFixed, matrixOf } from '../defaults.ts';
import { securityMailStays, tooLateInDigest } from '../errors.ts';
import { lockUser, selectChosen, updateNotMailed, upsertChosen } from '../preferences/store.ts';

type Changes = Received<typeof updateNotificationPreferences>['body']['preferences'];

/** How a user is told of each kind. */
export const showPreferences = async (db: Queryable, userId: number): Promise<NotificationPreference[]> =>
  matrixOf(await selectChosen(db, userId));

/**
 * Changes how a user is told; what is absent stays. Where a mail is turned off, what waits to be mailed is not sent any
 * more. Refuses to turn off mail that is fixed, and a digest of what would be over by then. The caller has checked that it is the user's wish.
 */
export const changePreferences = (
  { database }: { database: Database },
  userId: number,
  changes: Changes,
): Promise<NotificationPreference[]> =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const matrix = await showPreferences(tx, userId);
    for (const { kind, in_app, email } of changes) {
      if (isMailFixed(kind) && email !== undefined && email !== 'instant') throw securityMailStays();
      if (isTimely(kind) && email === 'daily') throw tooLateInDigest();
      const row = matrix.find((known) => known.kind === kind);
      if (!row) continue;
      row.in_app = in_app ?? row.in_app;
      row.email = email ?? row.email;
      await upsertChosen(tx, userId, row);
      if (row.email === 'off') await updateNotMailed(tx, userId, kind);
    }
    return matrix;
  });
