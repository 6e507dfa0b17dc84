import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import type { ErrorReport } from '../errors/model.ts';
import { firstFailing, isComparable } from '../model.ts';
import { differenceText, firstDifference, outputHint } from '../outputs/model.ts';

export const USE_THIS_INPUT = 'Use this input';

/** What a shown text ends with that was cut. */
const CUT = '\n… cut: this is the beginning of ';

/** Whether an input is there, and all of it. */
export const isWholeInput = (input: string | undefined): input is string =>
  input !== undefined && input.trim() !== '' && !input.includes(CUT);

/** Where a crash lies that no line of one's own is named for. */
export const OUTSIDE =
  'It happened in the code that calls your solve. Check its name, its parameters and what it returns.';

/** Why a test failed that the program seems to have got right; null where that is not so. */
export function crashHint(result: RunResult, report: ErrorReport | null): string | null {
  const test = firstFailing(result.test_results);
  if (result.kind !== 'run' || test?.verdict !== 'Runtime Error' || (report?.headline ?? null) !== null) return null;
  return test.got?.trim() === test.expected?.trim()
    ? 'The output is right, but the program also wrote to standard error, which fails a test run. Remove those messages.'
    : null;
}

/** What is shown of a failure, as sentences for who does not see it; '' where nothing failed. */
export function failureText(result: RunResult, report: ErrorReport | null): string {
  const test = firstFailing(result.test_results);
  const sentences: (string | null)[] = [];
  if (report?.headline) sentences.push(`${report.headline}.`);
  if (report?.faults[0]) sentences.push(`In line ${report.faults.map(({ line }) => line).join(', ')} of your code.`);
  if (report?.outside) sentences.push(OUTSIDE);
  if (test && test.input === undefined) sentences.push(`First failing test: ${test.name}, its input is hidden.`);
  else if (test) sentences.push(`First failing test: ${test.name}.`);
  sentences.push(crashHint(result, report));
  if (test && isComparable(test)) {
    const difference = firstDifference(test.expected, test.got);
    sentences.push(outputHint(test.expected, test.got), difference && differenceText(difference));
  }
  return sentences.filter(Boolean).join(' ');
}
