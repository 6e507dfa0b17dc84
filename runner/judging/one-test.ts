import type { GradedGroup, JudgePackage, TestGroup, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { gradedScore } from './grading.ts';
import { judgeInPasses } from './passes.ts';
import { isScored, scoreOf } from './scoring.ts';
import { shownTest } from './shown-test.ts';
import type { Attempt, Test } from './trial.ts';
import { ValidatorError } from './validator-error.ts';

/** A test in its place: `index` from 1 in the package's order; its group, or the folder that grades it. */
export type Placed = { test: Test; index: number; group?: TestGroup | undefined; folder?: GradedGroup | undefined };

/** As learners read it: the path below the secret tests. */
const shownFolder = ({ name }: GradedGroup): string => name.replace(/^data\/(secret\/)?/, '');

const placeOf = ({ tests }: JudgePackage, { test, index, group, folder }: Placed) => ({
  index,
  total: tests.length,
  sample: test.sample,
  ...(group ? { group: group.name } : folder ? { group: shownFolder(folder) } : {}),
});

/** A test that need not run. */
export const skippedTest = (problem: JudgePackage, placed: Placed, why: string): TestOutcome => ({
  ...placeOf(problem, placed),
  name: placed.test.sample ? placed.test.name : `Test ${placed.index}`,
  passed: false,
  verdict: 'Skipped',
  time_ms: 0,
  memory_kb: 0,
  message: why,
  ...(placed.folder || (isScored(placed.group) && !placed.test.sample) ? { score: 0 } : {}),
});

/** Judges one test. Rejects for our own failure, and with ValidatorError, which names the test, for the author's validator's. */
export async function judgeTest(problem: JudgePackage, placed: Placed, attempt: Attempt): Promise<TestOutcome> {
  const { test, index, group, folder } = placed;
  const scored = isScored(group) && !test.sample;
  const inParts =
    folder !== undefined || (problem.groups !== undefined && (test.sample || group?.aggregation !== 'pass-fail'));
  const flags = test.validator_flags ?? problem.validator_flags;
  try {
    const trial = await judgeInPasses(attempt, problem.passes ?? 1, test, { flags, inParts });
    const passed = trial.failure === null;
    const count = problem.tests.filter((other) => other.group === group?.name).length;
    return {
      ...placeOf(problem, placed),
      passed,
      verdict: trial.failure?.verdict ?? 'Accepted',
      time_ms: trial.outcome.cpu_ms,
      memory_kb: trial.outcome.memory_kb,
      ...shownTest(problem, test, index, trial),
      ...(scored ? { score: scoreOf(passed, trial.given, group, count) } : {}),
      ...(folder ? { score: gradedScore(passed, trial.given, folder) } : {}),
    };
  } catch (error) {
    if (!(error instanceof ValidatorError)) throw error;
    throw new ValidatorError(`${problem.name}, test ${test.name}: ${error.message}`, { cause: error });
  }
}
