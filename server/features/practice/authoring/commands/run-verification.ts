import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { DatabaseAway } from '../../../../platform/database-away.ts';
import type { Database } from '../../../../platform/database.ts';
import { JudgeBroken, JudgeUnavailable } from '../../../../platform/judge-client.ts';
import type { TrialDeps } from '../../trials/commands/judge-trial.ts';
import { Unsound } from '../errors.ts';
import { selectOptionalAuthoredProblem } from '../problem-store.ts';
import { beginVerification, countFailure, updateChecks, type Work } from '../verification-store.ts';
import { createBoard, Overtaken } from '../verification/board.ts';
import { createDesk } from '../verification/desk.ts';
import { plannedChecks } from '../verification/planned-checks.ts';
import { JUDGE_BROKE, MOVED, OWN_FAULT, RUNNING, TOO_LONG } from '../verification/sentences.ts';
import { verifyDraft } from '../verification/verify-draft.ts';
import { activateDraft } from './activate-draft.ts';
import { giveUp } from './give-up.ts';
import { loadDraft } from './load-draft.ts';

export type VerifyDeps = TrialDeps & { clock: Clock };

/** What fails this often, by the runner's fault or ours, is not tried again; a runner or a database that is only away is waited for. */
const MAX_FAILURES = 3;
/** Longest that one go may take, in ms: it holds lanes that others wait for. */
const MAX_MS = 30 * 60 * 1000;

/**
 * Verifies a draft and makes it the next version of its problem. Does nothing for a verification that is finished. What the
 * judge does not bear out ends as failed, and nothing changes for learners. Throws where the runner could not do it; it is
 * then tried again from the start.
 */
export async function runVerification(deps: VerifyDeps, id: string, signal: AbortSignal): Promise<void> {
  const work = await beginVerification(deps.database, id, RUNNING);
  if (work === null) return;
  await deps.database.notify('verifications', id);
  const tooLong = AbortSignal.timeout(MAX_MS);
  try {
    const draft = await readVerified(deps.database, work);
    await verifyAndActivate(deps, work, draft, AbortSignal.any([signal, tooLong]));
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (error instanceof Unsound) return await giveUp(deps, work, error.message);
    if (tooLong.aborted) return await giveUp(deps, work, TOO_LONG);
    const onlyAway = error instanceof JudgeUnavailable || error instanceof DatabaseAway || signal.aborted;
    if (onlyAway || (await countFailure(deps.database, work)) < MAX_FAILURES) throw error;
    await giveUp(deps, work, error instanceof JudgeBroken ? JUDGE_BROKE : OWN_FAULT);
  }
}

/** The draft that is to be verified. Throws Unsound where it has been saved anew. */
async function readVerified(database: Database, { problem_id, revision }: Work): Promise<AuthoredDraft> {
  const problem = await selectOptionalAuthoredProblem(database, problem_id);
  const stored = problem && (await loadDraft(database, problem));
  if (stored?.revision !== revision) throw new Unsound(MOVED);
  return stored.draft;
}

async function verifyAndActivate(
  deps: VerifyDeps,
  work: Work,
  draft: AuthoredDraft,
  signal: AbortSignal,
): Promise<void> {
  const { database } = deps;
  const ending = new AbortController();
  const board = createBoard(
    plannedChecks(draft),
    async (checks) => {
      const current = await updateChecks(database, work, checks);
      if (current) await database.notify('verifications', work.id);
      return current;
    },
    () => ending.abort(),
  );
  const desk = createDesk(deps, work.id, AbortSignal.any([signal, ending.signal]));
  try {
    const judging = await verifyDraft(draft, `problem-${work.problem_id}`, desk, board);
    await board.settle();
    await activateDraft(deps, work, draft, judging);
  } finally {
    ending.abort();
    // What it throws tells why the rest broke off: it is stale, or cannot be written.
    await board.settle();
  }
}
