import type { Queryable } from '../../../../platform/database.ts';
import type { Erasure, LeavingUser } from '../../../../platform/erasure.ts';
import { deleteErasedRows } from '../erased-rows-store.ts';

/** Erases all that the features declare as a user's, in the transaction in which the account becomes nobody's. */
export async function eraseUser(tx: Queryable, erasure: Erasure, user: LeavingUser): Promise<void> {
  await deleteErasedRows(tx, erasure, user.id);
  for (const erase of erasure.hooks) await erase(tx, user);
}
