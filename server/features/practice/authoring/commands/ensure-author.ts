import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../../problems/errors.ts';
import { mayAuthorProblem } from '../../problems/policy.ts';
import { mayNotAuthor } from '../errors.ts';
import { type AuthoredProblem, selectOptionalAuthoredProblem } from '../problem-store.ts';

/** The problem, for who may author it: staff, and the author of a community problem. Throws for all others, and where there is none. */
export async function ensureAuthor(
  { database }: { database: Queryable },
  actor: Actor,
  problemId: number,
): Promise<AuthoredProblem> {
  const problem = await selectOptionalAuthoredProblem(database, problemId);
  if (problem === null) throw problemNotFound();
  if (!mayAuthorProblem(actor, problem)) throw mayNotAuthor();
  return problem;
}
