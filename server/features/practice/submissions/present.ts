import type { RunResult, Standing, TestResult } from '@devorbit/contract/practice/submissions.ts';

type Submission = Omit<RunResult, 'test_results' | 'ahead'> & {
  user_id: number;
  code: string;
  shared: boolean;
  current_version: number;
};
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

/** The specification's run or submit result, as far as it has come. Its place in the queue is not known here. */
export const presentResult = (
  { user_id: _user, code: _code, shared: _shared, current_version: _current, ...submission }: Submission,
  tests: Kept[],
): RunResult => ({
  ...submission,
  test_results: tests.map(presentTest),
  ahead: null,
});

/** With fewer others than this a percentile says nothing. */
const FEWEST_OTHERS = 5;

/** Percentiles, to one decimal. */
export function presentStanding({ others, slower, fatter }: Record<'others' | 'slower' | 'fatter', number>): Standing {
  const percent = (count: number) => (others < FEWEST_OTHERS ? null : Math.round((1000 * count) / others) / 10);
  return { others, faster_than: percent(slower), leaner_than: percent(fatter) };
}
