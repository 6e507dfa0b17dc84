import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound, statementNotFound } from '../errors.ts';
import { mayAuthorProblem, maySeeProblem } from '../policy.ts';
import { selectOptionalStatementFile } from '../statement-store.ts';
import { selectOptionalProblem } from '../store.ts';

/**
 * The PDF that is a problem's statement. Who may see the problem may have the one that learners meet, who may author it
 * every other too; for all others there is none. Throws.
 */
export async function showStatement(
  { database }: { database: Database },
  actor: Actor | null,
  id: number,
  digest: string,
): Promise<Buffer> {
  const problem = await selectOptionalProblem(database, id, actor?.id ?? null);
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
  const isOffered = digest === problem.statement_pdf || mayAuthorProblem(actor, problem);
  const bytes = isOffered ? await selectOptionalStatementFile(database, id, digest) : null;
  if (bytes === null) throw statementNotFound();
  return bytes;
}
