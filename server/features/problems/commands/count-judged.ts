import type { Queryable } from '../../../platform/database.ts';
import { updateProblemCounts } from '../store.ts';

type Judged = { user_id: number; problem_id: number };

/**
 * Counts a judged submission of a user who had not solved the problem before; that of the problem's own author moves
 * nothing. Within the caller's transaction.
 */
export async function countJudged(tx: Queryable, { user_id, problem_id }: Judged, solved: boolean): Promise<void> {
  if ((await updateProblemCounts(tx, problem_id, user_id, solved)) > 0) await tx.notify('problems', String(problem_id));
}
