import type { Queryable } from '../../../../platform/database.ts';
import { deleteTrialPackages } from '../store.ts';

/** Drops what a piece of work handed in, in the transaction that finishes it. */
export async function forgetTrials(tx: Queryable, workId: string): Promise<void> {
  await deleteTrialPackages(tx, workId);
}
