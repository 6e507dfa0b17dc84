import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { SolutionSort } from '@devorbit/contract/practice/submissions-limits.ts';
import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { selectOptionalJudging } from '../../../problems/door.ts';
import { problemNotFound } from '../../../problems/errors.ts';
import { maySeeProblem } from '../../../problems/policy.ts';
import { solveFirst } from '../../errors.ts';
import { maySeeSolutions } from '../../policy.ts';
import { selectHasSolved } from '../../store.ts';
import { selectShared } from '../store.ts';

type Query = { page: number; language?: PracticeLanguage | undefined; sort: SolutionSort };

/** A page of the shared solutions of a problem that the caller has solved; staff see those of every problem. */
export async function listSolutions(
  deps: { database: Database },
  actor: Actor,
  problemId: number,
  { page, language, sort }: Query,
): Promise<{ total: number; rows: SharedSolution[] }> {
  const { database } = deps;
  const problem = await selectOptionalJudging(deps.database, problemId);
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
  if (!maySeeSolutions(actor, await selectHasSolved(database, actor.id, problemId))) throw solveFirst();
  return selectShared(database, { problemId, language: language ?? null, sort, page, viewer: actor.id });
}
