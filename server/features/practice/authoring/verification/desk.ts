import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthorRun, JudgePackage, Limits, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { JudgeUnavailable } from '../../../../platform/judge-client.ts';
import { createHandIn, judgeTrial, type TrialDeps, type TrialProgram } from '../../trials/commands/judge-trial.ts';
import { runAuthor } from '../../trials/commands/run-author.ts';
import { Unsound } from '../errors.ts';
import { Fault } from './run-faults.ts';
import { TOO_LARGE } from './sentences.ts';

/** What a verification asks of runners. A full runner is waited for; else it throws JudgeUnavailable or JudgeBroken. */
export type Desk = {
  /**
   * Runs an author's program once for each of `runs`, whose words are its arguments; run i reads input i of `inputs`, or
   * nothing. `onRun` gets each in turn; what it throws ends the work. Throws Fault where the program does not compile.
   */
  run(program: TrialProgram, work: Work, onRun?: (run: AuthorRun) => void): Promise<AuthorRun[]>;
  /** Judges a solution to the first test that fails. */
  judge(
    program: TrialProgram,
    judging: JudgePackage,
    onTest: (test: TestOutcome) => void,
  ): ReturnType<typeof judgeTrial>;
};

type Work = { limits: Limits; runs: string[][]; inputs?: JudgePackage };

/** Largest JSON of all tests, in bytes: packed it is no larger, and a runner fetches no more. */
const MAX_TESTS_BYTES = 32 * 1024 * 1024;
/** How long a full runner is asked again, and how often, in ms; then the queue tries all of it later. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 1_000;

/** The desk of one piece of work; aborting the signal ends what it does. */
export function createDesk(deps: TrialDeps, workId: string, signal: AbortSignal): Desk {
  const handIn = createHandIn(deps, workId);
  let asked = 0;
  const nextId = () => `${workId}-${++asked}`;
  const give = (judging: JudgePackage) => {
    if (Buffer.byteLength(JSON.stringify(judging)) > MAX_TESTS_BYTES) throw new Unsound(TOO_LARGE);
    return handIn(judging);
  };
  return {
    async run({ language, source }, { inputs, ...work }, onRun = () => undefined) {
      const given = inputs && { package: await give(inputs) };
      const request = () => ({ id: nextId(), program: { language, source }, ...work, ...given });
      const answer = await patiently(() => runAuthor(deps, request(), signal, async (run) => onRun(run)), signal);
      if ('refused' in answer) throw new Fault(`Compilation failed.\n${answer.refused}`);
      return answer;
    },
    async judge({ language, source }, judging, onTest) {
      const given = await give(judging);
      const total = judging.tests.length;
      const trial = () => ({ id: nextId(), program: { language, source }, package: given, total });
      return patiently(() => judgeTrial(deps, trial(), signal, async (test) => onTest(test)), signal);
    },
  };
}

async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof JudgeUnavailable) || performance.now() > end) throw error;
      await sleep(PAUSE_MS, undefined, { signal });
    }
  }
}
