import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showSolution as endpoint } from '@devorbit/contract/practice/submissions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { solutionNotFound } from '../../errors.ts';
import { maySeeSolutions } from '../../policy.ts';
import { selectHasSolved } from '../../store.ts';
import { selectOptionalShared } from '../store.ts';

/** A shared solution with its code. For who may not see it there is none. */
export async function showSolution(
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<Reply<typeof endpoint>> {
  const solution = await selectOptionalShared(database, id, actor.id);
  if (solution === null || !maySeeSolutions(actor, await selectHasSolved(database, actor.id, solution.problem_id)))
    throw solutionNotFound();
  return solution;
}
