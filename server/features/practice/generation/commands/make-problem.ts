import type { GenerationStep } from '@devorbit/contract/practice/generation.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { DatabaseAway } from '../../../../platform/database-away.ts';
import { JudgeBroken, JudgeUnavailable } from '../../../../platform/judge-client.ts';
import type { TrialDeps } from '../../trials/commands/judge-trial.ts';
import type { DraftSource } from '../drafts/draft-source.ts';
import type { Draft } from '../drafts/draft.ts';
import { seededRandom } from '../drafts/random.ts';
import { Overtaken, Unsound } from '../errors.ts';
import { selectIsStatementTaken } from '../published-store.ts';
import { JUDGE_BROKE, OWN_FAULT, stepMessages, WRITE_ANOTHER } from '../step-messages.ts';
import { beginGeneration, countFailure, updateStep, type Work } from '../store.ts';
import { createDeskRuns } from '../verification/desk-runs.ts';
import { createTrial } from '../verification/trial.ts';
import { verifyDraft } from '../verification/verify-draft.ts';
import { giveUp } from './give-up.ts';
import { publishProblem } from './publish-problem.ts';

export type MakeDeps = TrialDeps & { clock: Clock; drafts: DraftSource };

/** What fails this often, by the runner's fault or ours, is not tried again; a runner or a database that is only away is waited for. */
const MAX_FAILURES = 3;

/**
 * Fulfils a queued wish: drafts, verifies, publishes. Does nothing for one that is finished. What our judge does not bear
 * out ends as failed, with nothing published. Throws where the runner could not do it; it is then tried again from the start.
 */
export async function makeProblem(deps: MakeDeps, id: string, signal: AbortSignal): Promise<void> {
  const work = await beginGeneration(deps.database, id);
  if (work === null) return;
  try {
    await attemptAll(deps, work, signal);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (error instanceof Unsound) return await giveUp(deps, work, error.message);
    const onlyAway = error instanceof JudgeUnavailable || error instanceof DatabaseAway || signal.aborted;
    if (onlyAway || (await countFailure(deps.database, work)) < MAX_FAILURES) throw error;
    await giveUp(deps, work, error instanceof JudgeBroken ? JUDGE_BROKE : OWN_FAULT);
  }
}

/** Drafts in turn, until one is published. Throws Unsound where none is. */
async function attemptAll(deps: MakeDeps, work: Work, signal: AbortSignal): Promise<void> {
  const { attempts, repairs, nothingNew } = deps.drafts;
  let fault: Unsound | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      if (await attemptOne(deps, work, { attempt, fault }, signal)) return;
      fault = new Unsound(nothingNew, WRITE_ANOTHER);
    } catch (error) {
      if (!(error instanceof Unsound) || !repairs || error.report === null) throw error;
      fault = error;
    }
  }
  throw fault ?? new Unsound(nothingNew);
}

type Attempt = { attempt: number; fault: Unsound | null };

/** One draft. False where it was published before. What it has begun is ended when this settles. */
async function attemptOne(
  deps: MakeDeps,
  work: Work,
  { attempt, fault }: Attempt,
  whole: AbortSignal,
): Promise<boolean> {
  const ending = new AbortController();
  const signal = AbortSignal.any([whole, ending.signal]);
  try {
    await tellStep(deps, work, 'writing');
    const tell = (message: string) => tellStep(deps, work, 'writing', message);
    const isTaken = (statement: string) => selectIsStatementTaken(deps.database, statement);
    const desk = { fault, signal, tell, isTaken, run: createDeskRuns(deps, work.id, signal) };
    const draft = await deps.drafts.draft(work, work.id, attempt, desk);
    if (draft === null) throw new Unsound(deps.drafts.nothingNew);
    if (await isTaken(draft.statement)) return false;
    return await verifyAndPublish(deps, work, draft, signal);
  } finally {
    ending.abort();
  }
}

async function verifyAndPublish(deps: MakeDeps, work: Work, draft: Draft, signal: AbortSignal): Promise<boolean> {
  await tellStep(deps, work, 'solving');
  const trial = createTrial(deps, work.id, draft.limits, signal);
  const random = seededRandom(`mutants of ${work.id}`);
  const { tests, mutantsRejected } = await verifyDraft(draft, trial, random, () => tellStep(deps, work, 'judging'));
  return publishProblem(deps, work, { ...draft, tests }, mutantsRejected);
}

async function tellStep(
  { database, clock }: MakeDeps,
  work: Work,
  step: Extract<GenerationStep, keyof typeof stepMessages>,
  message: string = stepMessages[step],
): Promise<void> {
  if (!(await updateStep(database, work, { step, message }, clock.now()))) throw new Overtaken();
  await database.notify('generations', work.id);
}
