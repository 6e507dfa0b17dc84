import type { JudgeEvent, Limits, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import type { ExamplesTask, Run } from './run.ts';
import { expectedGot, shownErrors, shownText } from './shown-text.ts';
import { finished } from './summary.ts';
import { type Failure, failureOf } from './verdict.ts';

/** Specification §5: trimmed output equals the trimmed answer, and any stderr is a runtime error with stderr as its message. */
function failureOfExample(answer: string, outcome: RunOutcome, limits: Limits, tools: Tools): Failure | null {
  const failure = failureOf(outcome, limits, tools);
  if (failure && failure.verdict !== 'Runtime Error') return failure;
  const stderr = shownErrors(outcome.stderr);
  if (stderr !== '') return { verdict: 'Runtime Error', reason: stderr };
  if (failure) return failure;
  return outcome.stdout.toString().trim() === answer.trim()
    ? null
    : { verdict: 'Wrong Answer', reason: expectedGot(answer, outcome.stdout) };
}

/** The quick run: every example runs; the first that fails gives the verdict. */
export async function* runExamples(
  task: ExamplesTask,
  run: Run,
  tools: Tools,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  const { limits, tests } = task;
  for (const { name, input, answer } of tests.slice(done.length)) {
    const outcome = await run(input, limits);
    const failure = failureOfExample(answer, outcome, limits, tools);
    const test: TestOutcome = {
      index: done.length + 1,
      total: tests.length,
      name: shownText(name),
      sample: true,
      passed: failure === null,
      verdict: failure?.verdict ?? 'Accepted',
      time_ms: outcome.cpu_ms,
      memory_kb: outcome.memory_kb,
      message: failure?.reason ?? '',
      input: shownText(input),
      expected: shownText(answer),
      got: shownText(outcome.stdout),
    };
    done.push(test);
    yield { type: 'test', test };
  }
  const first = done.find(({ passed }) => !passed);
  if (!first) yield finished('Accepted', 'All test cases passed!', done, tests.length);
  else
    yield finished(
      first.verdict,
      first.verdict === 'Wrong Answer' ? 'Some test cases failed' : first.message,
      done,
      tests.length,
    );
}
