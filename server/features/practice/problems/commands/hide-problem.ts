import type { Queryable } from '../../../../platform/database.ts';
import { updateHidden } from '../store.ts';

/** Takes a problem out of sight, for all but staff and its author, in the transaction of a moderator's decision. */
export async function hideProblem(tx: Queryable, id: number, at: Date): Promise<void> {
  await updateHidden(tx, id, at);
  await tx.notify('problems', String(id));
}
