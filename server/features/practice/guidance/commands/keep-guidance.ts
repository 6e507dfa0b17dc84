import type { Queryable } from '../../../../platform/database.ts';
import { type Help, upsertGuidance } from '../store.ts';

/** Writes what helps with a problem, in place of what there was; called in the transaction that writes the problem. */
export async function keepGuidance(tx: Queryable, problemId: number, help: Help): Promise<void> {
  await upsertGuidance(tx, problemId, help);
}
