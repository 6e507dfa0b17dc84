import type { DraftFormat } from '@devorbit/content-reader/authoring/draft-archive.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalStatementFile } from '../../problems/door.ts';
import { selectOptionalPackage } from '../../problems/door.ts';
import { draftOfProblem } from '../draft/from-problem.ts';
import { type PackagePool, PackageFault } from '../packages/package-pool.ts';
import type { WrittenPackage } from '../packages/package-task.ts';
import { type AuthoredProblem, selectRights } from '../problem-store.ts';
import { ensureAuthor } from './ensure-author.ts';
import { readDraft } from './read-draft.ts';

type Deps = { database: Database; pool: PackagePool };

/**
 * What is written: the draft, where it is the one that was verified last; else what learners meet, with the programs that
 * the draft has now.
 */
async function exported(deps: Deps, actor: Actor, problem: AuthoredProblem): Promise<AuthoredDraft> {
  const { draft, revision, verification } = await readDraft(deps, actor, problem.id);
  if (verification?.state === 'passed' && verification.revision === revision) return draft;
  const { validator, generators, solutions } = draft;
  return { ...draftOfProblem(problem, null), validator, generators, solutions };
}

/** The problem's live tests, with all that belongs to them, as a zip archive. Throws where there are none (409). */
export async function exportDraft(
  deps: Deps,
  actor: Actor,
  problemId: number,
  format: DraftFormat,
): Promise<WrittenPackage> {
  const problem = await ensureAuthor(deps, actor, problemId);
  const digest = problem.package_digest;
  const judging = digest === null ? null : await selectOptionalPackage(deps.database, digest);
  if (digest === null || judging === null)
    throw new Refusal('conflict', 'This problem has no verified tests yet. Verify its draft, then export it.');
  const draft = await exported(deps, actor, problem);
  const rights = await selectRights(deps.database, problemId);
  const named = draft.statement_pdf;
  const pdf = named === undefined ? null : await selectOptionalStatementFile(deps.database, problemId, named);
  try {
    return await deps.pool.write(actor.id, { draft, judging, digest, format, rights, ...(pdf ? { pdf } : {}) });
  } catch (error) {
    if (error instanceof PackageFault)
      throw new Refusal('conflict', `This problem cannot be exported in the format ${format}: ${error.message}`);
    throw error;
  }
}
