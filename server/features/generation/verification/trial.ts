import { pack } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage, Limits, TestOutcome } from '@devorbit/contract/judging.ts';
import type { Database } from '../../../platform/database.ts';
import { type Finished, JudgeBroken, type JudgeClient } from '../../../platform/judge-client.ts';
import type { DraftTest, Program } from '../drafts/draft.ts';
import { insertTrialPackage } from '../store.ts';

/** Below submissions, which somebody waits for at the problem's page. */
const PRIORITY = 2;

/** Has a program judged on tests, to the first that fails. Throws where the runner could not do it. */
export type Trial = (program: Program, tests: DraftTest[]) => Promise<Finished>;

export type TrialDeps = { database: Database; judge: JudgeClient; trialUrl: (digest: string) => string };

/** What a runner judges of a draft, and later of the problem. */
export const packageOf = (generation: string, limits: Limits, tests: DraftTest[]): JudgePackage => ({
  format: 1,
  name: `generated-${generation}`,
  limits,
  validator_flags: [],
  tests: tests.map(({ name, sample, input, answer }) => ({ name, sample, input, answer })),
});

/** Trials of one generation; aborting the signal ends them. */
export function createTrial(
  { database, judge, trialUrl }: TrialDeps,
  generation: string,
  limits: Limits,
  signal: AbortSignal,
): Trial {
  const handedIn = new Set<string>();
  let trials = 0;
  return async (program, tests) => {
    const { digest, bytes } = pack(packageOf(generation, limits, tests));
    if (!handedIn.has(digest)) await insertTrialPackage(database, generation, digest, bytes);
    handedIn.add(digest);
    const outcomes: TestOutcome[] = [];
    const onEvent = async (event: Exclude<JudgeEvent, Finished>) => {
      if (event.type === 'test') outcomes.push(event.test);
    };
    const finished = await judge.judge(
      {
        id: `${generation}-${++trials}`,
        ...program,
        priority: PRIORITY,
        task: { kind: 'judge', package: { digest, url: trialUrl(digest) } },
      },
      onEvent,
      signal,
    );
    checkFinished(finished, outcomes, tests.length);
    return finished;
  };
}

/** A verdict must follow from the tests that were seen, each in its turn. */
function checkFinished({ verdict, message }: Finished, outcomes: TestOutcome[], total: number): void {
  if (verdict === 'Judge Error') throw new JudgeBroken(`The runner failed: ${message}`);
  const inOrder = outcomes.every(({ index }, at) => index === at + 1);
  const allPassed = outcomes.length === total && outcomes.every(({ passed }) => passed);
  if (!inOrder || verdict === 'Success' || (verdict === 'Accepted') !== allPassed)
    throw new JudgeBroken(`The runner says ${verdict}, and ${outcomes.length} of ${total} tests do not bear it out`);
}
