import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showNeighbours as endpoint } from '@devorbit/contract/practice/problems.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../errors.ts';
import { type NeighbourQuery, selectNeighbours } from '../listing/store.ts';
import { maySeeProblem } from '../policy.ts';
import { selectOptionalProblem } from '../store.ts';

/** The problems beside one in a list. Throws where there is no such problem for `actor`. */
export async function showNeighbours(
  { database }: { database: Database },
  actor: Actor | null,
  id: number,
  query: NeighbourQuery,
): Promise<Reply<typeof endpoint>> {
  const problem = await selectOptionalProblem(database, id, actor?.id ?? null);
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
  return selectNeighbours(database, id, query, actor?.id ?? null);
}
