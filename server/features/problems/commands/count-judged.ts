import type { Queryable } from '../../../platform/database.ts';
import { updateProblemCounts } from '../store.ts';

/** Counts a judged submission of a user who had not solved the problem before. Within the caller's transaction. */
export async function countJudged(tx: Queryable, problemId: number, solved: boolean): Promise<void> {
  await updateProblemCounts(tx, problemId, solved);
  await tx.notify('problems', String(problemId));
}
