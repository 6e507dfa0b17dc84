import type { Queryable } from '../../../../platform/database.ts';
import { oldestKept } from '../periods.ts';
import { lockLeaderboard, replaceRowsOf } from '../store.ts';

/**
 * Writes the rows of users whose first Accepted submissions have changed anew, and tells who follows. Within the caller's
 * transaction, and last in it: since scores may shrink here, nobody else moves a figure until it ends.
 */
export async function recountUsers(tx: Queryable, users: number[], now: Date): Promise<void> {
  if (users.length === 0) return;
  await tx.notify('leaderboard');
  await lockLeaderboard(tx);
  await replaceRowsOf(tx, users, oldestKept(now));
}
