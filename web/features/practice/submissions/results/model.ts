import type { RunResult, TestResult } from '@devorbit/contract/practice/submissions.ts';
import { hasVerdict, type Judging } from '../model.ts';

export type Slot = { name: string; state: 'passed' | 'failed' | 'running' | 'waiting' | 'skipped' };

/** One slot for every test there is, filled in the order in which results come in. After a verdict the rest was skipped. */
export function testSlots({
  test_results,
  tests_total,
  status,
}: Pick<RunResult, 'test_results' | 'tests_total' | 'status'>): Slot[] {
  const over = hasVerdict(status);
  const ran = test_results.map(({ name, passed }): Slot => ({ name, state: passed ? 'passed' : 'failed' }));
  const left = Array.from({ length: Math.max(0, tests_total - ran.length) }, (_, index): Slot => {
    const state = over ? 'skipped' : status === 'Running' && index === 0 ? 'running' : 'waiting';
    return { name: `Test ${ran.length + index + 1}`, state };
  });
  return [...ran, ...left];
}

/** The one to look at: the first that failed and may be seen, else the first that failed. */
export const firstFailing = (results: readonly TestResult[]): TestResult | null => {
  const failed = results.filter(({ passed, verdict }) => !passed && verdict !== 'Skipped');
  return failed.find(({ input }) => input !== undefined) ?? failed[0] ?? null;
};

/** Whether both outputs are there, and say something: of a program that crashed or was stopped they do not. */
export const isComparable = (test: TestResult): test is TestResult & { expected: string; got: string } =>
  test.verdict === 'Wrong Answer' && test.expected !== undefined && test.got !== undefined;

/** Whether a program ran, so that there are tests, times and memory to tell of. */
export const hasRun = ({ status, judged_at }: Pick<RunResult, 'status' | 'judged_at'>): boolean =>
  hasVerdict(status) && judged_at !== null && status !== 'Compilation Error' && status !== 'Judge Error';

/** `3 of 14 tests passed` */
export const passedText = ({ test_results, tests_total }: Pick<RunResult, 'test_results' | 'tests_total'>): string =>
  `${test_results.filter(({ passed }) => passed).length} of ${Math.max(tests_total, test_results.length)} tests passed`;

/**
 * What a screen reader is told. It changes with the state and at each quarter of the tests, not at each test,
 * so that a fast judge does not talk over the person.
 */
export function announcement(judging: Judging): string {
  switch (judging.phase) {
    case 'idle':
      return '';
    case 'sending':
      return judging.kind === 'submit' ? 'Submitting' : 'Starting the run';
    case 'failed':
      return `Error. ${judging.message}`;
    case 'finished': {
      const { result } = judging;
      const tests = result.kind === 'custom' || result.tests_total === 0 ? '' : ` ${passedText(result)}.`;
      return `${result.status}.${tests}`;
    }
    case 'judging': {
      const { result } = judging;
      if (result.status === 'Queued') return 'Waiting for the judge';
      const quarter = result.tests_total > 0 ? Math.floor((result.test_results.length / result.tests_total) * 4) : 0;
      return quarter === 0 ? 'Running' : `Running, ${quarter * 25}% of the tests done`;
    }
  }
}
