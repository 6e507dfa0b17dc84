import { unpack } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft, Authoring } from '@devorbit/contract/practice/authoring.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalPackage } from '../../problems/door.ts';
import { draftOfProblem } from '../draft/from-problem.ts';
import type { AuthoredProblem } from '../problem-store.ts';
import { selectOptionalNewest } from '../verification-store.ts';
import { ensureAuthor } from './ensure-author.ts';
import { loadDraft } from './load-draft.ts';

/**
 * The draft of a problem with its revision and what has become of it; revision 0 is made from the problem as it is. Throws
 * where the actor may not author the problem (403) or there is none (404).
 */
export async function readDraft(deps: { database: Database }, actor: Actor, problemId: number): Promise<Authoring> {
  const { database } = deps;
  const problem = await ensureAuthor(deps, actor, problemId);
  const [stored, newest] = await Promise.all([loadDraft(database, problem), selectOptionalNewest(database, problemId)]);
  return {
    problem_id: problemId,
    revision: stored?.revision ?? 0,
    draft: stored === null ? await firstDraft(database, problem) : stored.draft,
    verification: newest,
    version: problem.version,
    tests: problem.tests,
    updated_at: stored?.updated_at ?? null,
  };
}

const firstDraft = async (db: Queryable, problem: AuthoredProblem): Promise<AuthoredDraft> =>
  draftOfProblem(problem, await readPackage(db, problem));

/** What runners judge the problem with; null where it has no tests. */
async function readPackage(db: Queryable, { package_digest }: AuthoredProblem): Promise<JudgePackage | null> {
  const bytes = package_digest === null ? null : await selectOptionalPackage(db, package_digest);
  return bytes === null || package_digest === null ? null : unpack(bytes, package_digest);
}
