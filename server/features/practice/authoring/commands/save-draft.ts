import type { AuthoredDraft, Authoring } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { keepStatement } from '../../problems/commands/keep-statement.ts';
import { saveRevision } from '../draft-store.ts';
import { checkDraft } from '../draft/check-draft.ts';
import { packDraft } from '../draft/stored-draft.ts';
import { draftChanged } from '../errors.ts';
import { draftsPerMinute } from '../limits.ts';
import { ensureAuthor } from './ensure-author.ts';
import { readDraft } from './read-draft.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/**
 * Keeps a draft whole; learners notice nothing of it. `revision` is the one that was loaded; `pdf` is the statement, where
 * an import brings one. Throws where the actor may not
 * author the problem (403) or there is none (404), where the draft breaks a rule that its shape does not tell (400), and
 * where another revision has been saved since (409).
 */
export async function saveDraft(
  deps: Deps,
  actor: Actor,
  problemId: number,
  revision: number,
  draft: AuthoredDraft,
  pdf?: Uint8Array,
): Promise<Authoring> {
  const { database, clock, limits } = deps;
  const problem = await ensureAuthor(deps, actor, problemId);
  await limits.take(draftsPerMinute, String(actor.id));
  checkDraft(draft);
  const saved = {
    problem_id: problemId,
    revision,
    draft: await packDraft(draft),
    user_id: actor.id,
    updated_at: clock.now(),
  };
  await database.transaction(async (tx) => {
    if (!(await saveRevision(tx, saved))) throw draftChanged();
    await keepStatement(tx, problemId, draft.statement_pdf, pdf, saved.updated_at);
    if (problem.author_id === actor.id) return;
    const detail = { title: draft.title, revision: revision + 1 };
    await recordAct(tx, { at: saved.updated_at, actor, act: 'draft.save', subject: `problem ${problemId}`, detail });
  });
  return readDraft(deps, actor, problemId);
}
