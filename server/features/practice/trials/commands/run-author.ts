import type { AuthorRun, JudgeEvent, JudgeRequest, Limits } from '@devorbit/contract/execution/judging.ts';
import { type Finished, JudgeBroken, type JudgeClient } from '../../../../platform/judge-client.ts';
import { TRIAL_PRIORITY, type TrialProgram } from './judge-trial.ts';

/** An author's program and its runs; with a package (see createHandIn), run i reads the input of its test i. */
export type AuthorWork = {
  id: string;
  program: TrialProgram;
  limits: Limits;
  /** The arguments of each run. */
  runs: string[][];
  package?: { digest: string; url: string };
};

/**
 * Has an author's program run in the sandbox, once for each of `runs`; nothing is compared. Answers how each run ended, or
 * what the compiler says where there is nothing to run. `onRun` gets each run as it ends; what it throws ends the work.
 * Throws JudgeUnavailable or JudgeBroken where the runner could not do it.
 */
export async function runAuthor(
  { judge }: { judge: JudgeClient },
  { id, program, limits, runs: asked, package: given }: AuthorWork,
  signal: AbortSignal,
  onRun: (run: AuthorRun) => Promise<void> = async () => undefined,
): Promise<AuthorRun[] | { refused: string }> {
  const runs: AuthorRun[] = [];
  const onEvent = async (event: Exclude<JudgeEvent, Finished>) => {
    if (event.type !== 'run') return;
    runs.push(event.run);
    await onRun(event.run);
  };
  const task: JudgeRequest['task'] = {
    kind: 'author',
    limits,
    runs: asked.map((args) => ({ args })),
    ...(given ? { package: given } : {}),
  };
  const finished = await judge.judge({ id, ...program, priority: TRIAL_PRIORITY, task }, onEvent, signal);
  if (finished.verdict === 'Compilation Error') return { refused: finished.message };
  const whole = runs.length === asked.length && runs.every(({ index }, at) => index === at);
  if (finished.verdict !== 'Success' || !whole)
    throw new JudgeBroken(`The runner says ${finished.verdict} after ${runs.length} of ${asked.length} runs`);
  return runs;
}
