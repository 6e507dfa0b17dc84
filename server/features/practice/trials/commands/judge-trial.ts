import { packAside } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage, JudgeRequest, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { Database } from '../../../../platform/database.ts';
import { type Finished, JudgeBroken, type JudgeClient } from '../../../../platform/judge-client.ts';
import { insertTrialPackage } from '../store.ts';

/** Below submissions, which somebody waits for at the problem's page. */
export const TRIAL_PRIORITY = 2;

export type TrialDeps = { database: Database; judge: JudgeClient; trialUrl: (digest: string) => string };

type Package = { digest: string; url: string };

/** Makes one piece of work's packages ready for runners, each once. It is the work's to forget them in the end. */
export function createHandIn({ database, trialUrl }: TrialDeps, workId: string) {
  const digests = new WeakMap<JudgePackage, Promise<string>>();
  const handedIn = new Set<string>();
  const handIn = async (judging: JudgePackage): Promise<string> => {
    const { digest, bytes } = await packAside(judging);
    if (!handedIn.has(digest)) await insertTrialPackage(database, workId, digest, bytes);
    handedIn.add(digest);
    return digest;
  };
  return async (judging: JudgePackage): Promise<Package> => {
    const known = digests.get(judging) ?? handIn(judging);
    digests.set(judging, known);
    const digest = await known;
    // A new address each time: it holds for a quarter of an hour only.
    return { digest, url: trialUrl(digest) };
  };
}

export type TrialProgram = { language: PracticeLanguage; source: string };

/** A program and the tests that it is judged on; `total` is their number. */
export type Trial = { id: string; program: TrialProgram; package: Package; total: number };

/**
 * Has a program judged to the first test that fails; `onTest` gets each outcome. Throws JudgeUnavailable or JudgeBroken
 * where the runner could not do it, also where it says Judge Error.
 */
export async function judgeTrial(
  { judge }: Pick<TrialDeps, 'judge'>,
  { id, program, package: given, total }: Trial,
  signal: AbortSignal,
  onTest: (test: TestOutcome) => Promise<void> = async () => undefined,
): Promise<Finished & { outcomes: TestOutcome[] }> {
  const outcomes: TestOutcome[] = [];
  const onEvent = async (event: Exclude<JudgeEvent, Finished>) => {
    if (event.type !== 'test') return;
    outcomes.push(event.test);
    await onTest(event.test);
  };
  const task: JudgeRequest['task'] = { kind: 'judge', package: given };
  const finished = await judge.judge({ id, ...program, priority: TRIAL_PRIORITY, task }, onEvent, signal);
  checkFinished(finished, outcomes, total);
  return { ...finished, outcomes };
}

/** A verdict must follow from the tests that were seen, each in its turn. */
function checkFinished({ verdict, message }: Finished, outcomes: TestOutcome[], total: number): void {
  if (verdict === 'Judge Error') throw new JudgeError(`The runner failed: ${message}`);
  const inOrder = outcomes.every(({ index }, at) => index === at + 1);
  const allPassed = outcomes.length === total && outcomes.every(({ passed }) => passed);
  if (!inOrder || verdict === 'Success' || (verdict === 'Accepted') !== allPassed)
    throw new JudgeBroken(`The runner says ${verdict}, and ${outcomes.length} of ${total} tests do not bear it out`);
}

/** The runner took the work and could not judge it: its own fault, or that of the checker in the package. */
export class JudgeError extends JudgeBroken {}
