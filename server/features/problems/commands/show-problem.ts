import type { AuthoredLanguage } from '@devorbit/content-reader/languages.ts';
import type { ProblemDetail } from '@devorbit/contract/problems.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { problemNotFound } from '../errors.ts';
import { presentProblem } from '../present.ts';
import { selectOptionalProblem } from '../store.ts';

/** Anybody may read a problem. Throws where there is none. */
export async function showProblem(
  { database, languages }: { database: Database; languages: AuthoredLanguage[] },
  actor: Actor | null,
  id: number,
): Promise<ProblemDetail> {
  const problem = await selectOptionalProblem(database, id, actor?.id ?? null);
  if (problem === null) throw problemNotFound();
  return presentProblem(problem, languages, actor);
}
