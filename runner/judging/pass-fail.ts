import type { JudgeEvent, JudgePackage, TestOutcome } from '@devorbit/contract/judging.ts';
import type { Tools } from '../languages/language.ts';
import { timed } from '../platform/metrics.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { isSameOutput } from './compare.ts';
import type { Run } from './run.ts';
import { expectedGot, shownErrors, shownText } from './shown-text.ts';
import { finished } from './summary.ts';
import { readValidatorFlags, type ValidatorFlags } from './validator-flags.ts';
import { type Failure, failureOf } from './verdict.ts';

type Test = JudgePackage['tests'][number];

function judgeOutput(test: Test, outcome: RunOutcome, flags: ValidatorFlags): Failure | null {
  if (timed('compare', () => isSameOutput(Buffer.from(test.answer), outcome.stdout, flags))) return null;
  return { verdict: 'Wrong Answer', reason: 'The output differs from the expected one' };
}

/** What the learner may see of an example. Of a secret test nothing leaves, not even its name. */
function shown(
  test: Test,
  outcome: RunOutcome,
  failure: Failure | null,
): Pick<TestOutcome, 'name' | 'message' | 'input' | 'expected' | 'got'> {
  if (failure === null) return { name: test.name, message: '' };
  const stderr = failure.verdict === 'Runtime Error' ? shownErrors(outcome.stderr) : '';
  return {
    name: test.name,
    message:
      failure.verdict === 'Wrong Answer'
        ? expectedGot(test.answer, outcome.stdout)
        : shownText([failure.reason, stderr].filter(Boolean).join('\n')),
    input: shownText(test.input),
    expected: shownText(test.answer),
    got: shownText(outcome.stdout),
  };
}

/** All tests of a package, judged by exit code and output, up to the first that fails. */
export async function* judgeTests(
  problem: JudgePackage,
  run: Run,
  tools: Tools,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  const { limits, tests } = problem;
  const flags = readValidatorFlags(problem.validator_flags);
  const total = tests.length;
  for (const test of tests.slice(done.length)) {
    const index = done.length + 1;
    const outcome = await run(test.input, limits);
    const failure = failureOf(outcome, limits, tools) ?? judgeOutput(test, outcome, flags);
    const result: TestOutcome = {
      index,
      total,
      sample: test.sample,
      passed: failure === null,
      verdict: failure?.verdict ?? 'Accepted',
      time_ms: outcome.cpu_ms,
      memory_kb: outcome.memory_kb,
      ...(test.sample ? shown(test, outcome, failure) : { name: `Test ${index}`, message: failure?.reason ?? '' }),
    };
    done.push(result);
    yield { type: 'test', test: result };
    if (failure) {
      const [first = '', ...others] = failure.verdict.split(' ');
      const where = `${[first, ...others.map((word) => word.toLowerCase())].join(' ')} on test ${index} of ${total}`;
      yield finished(
        failure.verdict,
        failure.verdict === 'Wrong Answer' ? where : `${where}: ${failure.reason}`,
        done,
        total,
      );
      return;
    }
  }
  yield finished('Accepted', 'All test cases passed!', done, total);
}
