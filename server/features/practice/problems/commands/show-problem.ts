import type { AuthoredLanguage } from '@devorbit/content-reader/languages.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemNotFound } from '../errors.ts';
import { maySeeProblem } from '../policy.ts';
import { presentProblem, type RunningVersions } from '../present.ts';
import { selectOptionalProblem } from '../store.ts';

/** Anybody may read a problem that is not hidden. Throws where there is none for `actor`. */
export async function showProblem(
  {
    database,
    languages,
    versions,
  }: { database: Database; languages: AuthoredLanguage[]; versions: () => Promise<RunningVersions> },
  actor: Actor | null,
  id: number,
): Promise<ProblemDetail> {
  const problem = await selectOptionalProblem(database, id, actor?.id ?? null);
  if (problem === null || !maySeeProblem(actor, problem)) throw problemNotFound();
  return presentProblem(problem, languages, await versions(), actor);
}
