import type { Queryable } from '../../../../platform/database.ts';
import { raiseVersion } from '../../problems/door.ts';
import { insertVersion } from '../store.ts';

/**
 * Keeps a problem, as it has just been written, as its next version; called in the transaction of every write that learners
 * notice or that moves the tests. `userId` is who wrote it, null for the operator's content. Answers the version.
 */
export async function recordVersion(
  tx: Queryable,
  problemId: number,
  userId: number | null,
  now: Date,
): Promise<number> {
  const version = await raiseVersion(tx, problemId);
  await insertVersion(tx, problemId, userId, now);
  return version;
}
