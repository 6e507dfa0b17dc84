import type { RunResult, TestResult } from '@devorbit/contract/submissions.ts';

type Submission = Omit<RunResult, 'test_results'> & { user_id: number; code: string };
type Shown = 'input' | 'expected' | 'got';
type Kept = Omit<TestResult, Shown> & Record<Shown, string | null> & { sample: boolean };

/** Input and output leave the house for samples alone, and only where there are any. */
function presentTest({ sample, input, expected, got, ...test }: Kept): TestResult {
  if (!sample) return test;
  return {
    ...test,
    ...(input === null ? {} : { input }),
    ...(expected === null ? {} : { expected }),
    ...(got === null ? {} : { got }),
  };
}

/** The specification's run or submit result, as far as it has come. */
export const presentResult = (
  { user_id: _user, code: _code, ...submission }: Submission,
  tests: Kept[],
): RunResult => ({
  ...submission,
  test_results: tests.map(presentTest),
});
