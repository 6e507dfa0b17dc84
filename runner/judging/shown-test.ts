import type { JudgePackage, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { expectedGot, shownErrors, shownText } from './shown-text.ts';
import type { Test, Trial } from './trial.ts';

type Shown = Pick<TestOutcome, 'name' | 'message' | 'input' | 'expected' | 'got'>;

function inWords(problem: JudgePackage, test: Test, { failure, outcome, message }: Trial): string {
  if (failure?.verdict === 'Wrong Answer' && !problem.validator) return expectedGot(test.answer, outcome.stdout);
  const stderr = failure?.verdict === 'Runtime Error' ? shownErrors(outcome.stderr) : '';
  return shownText([failure?.reason, stderr, message].filter(Boolean).join('\n'));
}

/**
 * What the learner may see of a test. Of a secret one nothing leaves, not even its name nor what the validator says to the
 * learner: it may quote what the program read.
 */
export function shownTest(problem: JudgePackage, test: Test, index: number, trial: Trial): Shown {
  if (!test.sample) return { name: `Test ${index}`, message: trial.failure?.reason ?? '' };
  const words = { name: test.name, message: inWords(problem, test, trial) };
  if (trial.failure === null) return words;
  return {
    ...words,
    input: shownText(test.input),
    expected: shownText(test.answer),
    got: shownText(trial.outcome.stdout),
  };
}
