import type { Verification, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { ensureRunnable } from '../../submissions/commands/ensure-runnable.ts';
import { deleteTrialPackages } from '../../trials/door.ts';
import { lockRevision } from '../draft-store.ts';
import { programsOf } from '../draft/check-draft.ts';
import { draftChanged } from '../errors.ts';
import { verificationsPerHour } from '../limits.ts';
import { insertVerification, updatePendingReplaced } from '../verification-store.ts';
import { missingOf } from '../verification/missing.ts';
import { plannedChecks } from '../verification/planned-checks.ts';
import { LACKING, QUEUED, REPLACED } from '../verification/sentences.ts';
import { ensureAuthor } from './ensure-author.ts';
import { loadDraft } from './load-draft.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; judge: JudgeClient; limits: RateLimits };

export type VerifyJob = { verification: string };

/**
 * Saves the wish to verify a saved draft together with the job that will do it, in place of one that goes on for the same
 * problem; nothing has run when this returns. A draft that lacks something has failed at once. Throws where the actor may
 * not author the problem, where the draft has another revision (409), or where its programs cannot be run (503).
 */
export async function queueVerification(
  deps: Deps,
  actor: Actor,
  problemId: number,
  revision: number,
): Promise<Verification> {
  const { database, limits } = deps;
  const problem = await ensureAuthor(deps, actor, problemId);
  await limits.take(verificationsPerHour, String(actor.id));
  const stored = await loadDraft(database, problem);
  if (stored?.revision !== revision) throw draftChanged();
  const { draft } = stored;
  const missing = missingOf(draft);
  if (missing.length === 0)
    for (const language of new Set(programsOf(draft).map((program) => program.language)))
      await ensureRunnable(deps, language);
  return database.transaction(async (tx) => {
    if ((await lockRevision(tx, problemId)) !== revision) throw draftChanged();
    if (problem.author_id !== actor.id)
      await recordAct(tx, {
        at: deps.clock.now(),
        actor,
        act: 'draft.verify',
        subject: `problem ${problemId}`,
        detail: { revision },
      });
    return replace(tx, deps, { user_id: actor.id, problem_id: problemId, revision }, missing, plannedChecks(draft));
  });
}

type Wish = { user_id: number; problem_id: number; revision: number };

async function replace(
  tx: Queryable,
  { clock, queue }: Deps,
  wish: Wish,
  missing: VerificationCheck[],
  planned: VerificationCheck[],
): Promise<Verification> {
  const now = clock.now();
  for (const id of await updatePendingReplaced(tx, wish.problem_id, REPLACED, now)) {
    await deleteTrialPackages(tx, id);
    await tx.notify('verifications', id);
  }
  const begun = { ...wish, created_at: now };
  if (missing.length > 0)
    return insertVerification(tx, { ...begun, state: 'failed', message: LACKING, checks: missing, finished_at: now });
  const verification = await insertVerification(tx, {
    ...begun,
    state: 'queued',
    message: QUEUED,
    checks: planned,
    finished_at: null,
  });
  await queue.send(tx, 'verify', { verification: verification.id } satisfies VerifyJob);
  return verification;
}
