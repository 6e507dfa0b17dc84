import type { GenerationStep } from '@devorbit/contract/generation.ts';
import type { Clock } from '../../../platform/clock.ts';
import { JudgeBroken, JudgeUnavailable } from '../../../platform/judge-client.ts';
import type { DraftSource } from '../drafts/draft-source.ts';
import type { Draft } from '../drafts/draft.ts';
import { fingerprintOf } from '../drafts/fingerprint.ts';
import { seededRandom } from '../drafts/random.ts';
import { Unsound } from '../errors.ts';
import { selectIsPublished } from '../published-store.ts';
import { JUDGE_BROKE, NOTHING_NEW, OWN_FAULT, stepMessages } from '../step-messages.ts';
import { beginGeneration, countFailure, updateStep, type Work } from '../store.ts';
import { createTrial, type TrialDeps } from '../verification/trial.ts';
import { verifyDraft } from '../verification/verify-draft.ts';
import { giveUp } from './give-up.ts';
import { Overtaken, publishProblem } from './publish-problem.ts';

export type MakeDeps = TrialDeps & { clock: Clock; drafts: DraftSource };

/** What fails this often, by the runner's fault or ours, is not tried again; a runner that is only away is waited for. */
const MAX_FAILURES = 3;
/** Drafts that are looked at until one is new. */
const MAX_ATTEMPTS = 60;

/**
 * Fulfils a queued wish: drafts, verifies, publishes. Does nothing for one that is finished. What our judge does not bear
 * out ends as failed, with nothing published. Throws where the runner could not do it; it is then tried again from the start.
 */
export async function makeProblem(deps: MakeDeps, id: string, signal: AbortSignal): Promise<void> {
  const work = await beginGeneration(deps.database, id);
  if (work === null) return;
  const ending = new AbortController();
  try {
    await attemptAll(deps, work, AbortSignal.any([signal, ending.signal]));
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (error instanceof Unsound) return await giveUp(deps, work, error.message);
    const onlyAway = error instanceof JudgeUnavailable || signal.aborted;
    if (onlyAway || (await countFailure(deps.database, work)) < MAX_FAILURES) throw error;
    await giveUp(deps, work, error instanceof JudgeBroken ? JUDGE_BROKE : OWN_FAULT);
  } finally {
    ending.abort();
  }
}

async function attemptAll(deps: MakeDeps, work: Work, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await tellStep(deps, work, 'writing');
    const draft = await deps.drafts.draft(work, work.id, attempt);
    if (draft === null) break;
    if (await selectIsPublished(deps.database, fingerprintOf(draft.statement))) continue;
    if (await verifyAndPublish(deps, work, draft, signal)) return;
  }
  throw new Unsound(NOTHING_NEW);
}

async function verifyAndPublish(deps: MakeDeps, work: Work, draft: Draft, signal: AbortSignal): Promise<boolean> {
  await tellStep(deps, work, 'solving');
  const trial = createTrial(deps, work.id, draft.limits, signal);
  const random = seededRandom(`mutants of ${work.id}`);
  const { tests, mutantsRejected } = await verifyDraft(draft, trial, random, () => tellStep(deps, work, 'judging'));
  return publishProblem(deps, work, { ...draft, tests }, mutantsRejected);
}

async function tellStep(
  { database }: MakeDeps,
  work: Work,
  step: Extract<GenerationStep, keyof typeof stepMessages>,
): Promise<void> {
  if (!(await updateStep(database, work, step, stepMessages[step]))) throw new Overtaken();
  await database.notify('generations', work.id);
}
