import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { updateProblemCounts } from '../store.ts';

type Judged = { user_id: number; problem_id: number; at: Date };

/**
 * Counts a judged submission of a user who had not solved the problem before; that of the problem's own author moves
 * nothing. Who made the problem is told when the first solves it. Within the caller's transaction.
 */
export async function countJudged(tx: Queryable, { user_id, problem_id, at }: Judged, solved: boolean): Promise<void> {
  const problem = await updateProblemCounts(tx, problem_id, user_id, solved);
  if (problem === null) return;
  await tx.notify('problems', String(problem_id));
  if (!solved || problem.solves !== 1 || problem.author_id === null) return;
  await notify(tx, {
    user_id: problem.author_id,
    kind: 'community',
    at,
    title: `Your problem “${problem.title}” was solved for the first time`,
    link: pathOf('problem', { id: problem_id }),
  });
}
