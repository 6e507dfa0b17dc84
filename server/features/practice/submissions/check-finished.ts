import type { TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { type Finished, JudgeBroken } from '../../../platform/judge-client.ts';
import type { Work } from './store.ts';

/** A verdict must follow from the tests that were seen. Throws JudgeBroken where it does not, or is a Judge Error. */
export function checkFinished(
  { verdict, message }: Finished,
  tests: TestOutcome[],
  { kind, tests_total }: Pick<Work, 'kind' | 'tests_total'>,
): void {
  if (verdict === 'Judge Error') throw new JudgeBroken(`The runner failed: ${message}`);
  if (kind === 'custom') return;
  const allPassed = tests.length === tests_total && tests.every(({ passed }) => passed);
  if ((verdict === 'Accepted') !== allPassed || verdict === 'Success')
    throw new JudgeBroken(`The runner says ${verdict}, and ${tests.length} of ${tests_total} tests do not bear it out`);
}
