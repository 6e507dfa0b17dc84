import type { ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { mayAuthorProblem } from '../../problems/policy.ts';
import { mayNotSeeVersions } from '../errors.ts';
import { selectOptionalAuthored, selectVersions } from '../store.ts';

/** The last versions of a problem, newest first, for who authors it. */
export async function listVersions(
  { database }: { database: Database },
  actor: Actor,
  problemId: number,
): Promise<ProblemVersion[]> {
  const problem = await selectOptionalAuthored(database, problemId);
  if (problem === null) throw problemNotFound();
  if (!mayAuthorProblem(actor, problem)) throw mayNotSeeVersions();
  return selectVersions(database, problemId);
}
