import type { Queryable } from '../../../../platform/database.ts';
import { type FirstAccepted, lockUser, selectPoints } from '../store.ts';

/**
 * The points of a user's first Accepted to a problem at `solved_at`, by its difficulty and the help taken before then; 0
 * for a problem of one's own. To the end of the transaction no hint is taken by this user: one that comes now waits, and
 * is then free.
 */
export async function pointsOf(tx: Queryable, first: FirstAccepted): Promise<number> {
  await lockUser(tx, first.user_id);
  return selectPoints(tx, first);
}
