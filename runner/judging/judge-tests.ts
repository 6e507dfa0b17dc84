import type { JudgeEvent, JudgePackage, TestGroup, TestOutcome } from '@devorbit/contract/judging.ts';
import { judgeTest, type Placed, skippedTest } from './one-test.ts';
import { totalOf, whySkipped } from './scoring.ts';
import { finished } from './summary.ts';
import type { Attempt } from './trial.ts';

/** The tests in the order in which they are judged: those without a group, then group by group. Throws where a group is unknown. */
function inOrder({ tests }: JudgePackage, groups: TestGroup[]): Placed[] {
  const placed = tests.map((test, at): Placed => {
    const group = groups.find(({ name }) => name === test.group);
    if (test.group !== undefined && !group)
      throw new Error(`test ${test.name} is in group ${test.group}, which is none`);
    return { test, index: at + 1, group };
  });
  return [undefined, ...groups].flatMap((group) => placed.filter((one) => one.group === group));
}

function failedAt({ verdict, index, total, message, sample }: TestOutcome): string {
  const [first = '', ...others] = verdict.split(' ');
  const where = `${[first, ...others.map((word) => word.toLowerCase())].join(' ')} on test ${index} of ${total}`;
  return verdict === 'Wrong Answer' ? where : `${where}: ${sample ? (message.split('\n')[0] ?? '') : message}`;
}

const shownScore = (score: number): string => score.toLocaleString('en-US', { maximumFractionDigits: 2 });

function lastOfGroups(groups: TestGroup[], done: TestOutcome[], total: number): JudgeEvent {
  const score = totalOf(groups, done);
  const { reached, most } = score;
  const failed = done.find(({ passed, verdict }) => !passed && verdict !== 'Skipped');
  const isWhole = most === null || most === 0 ? !failed : reached >= most;
  const words = `Score ${shownScore(reached)}${most === null ? '' : ` of ${shownScore(most)}`}`;
  return { ...finished(isWhole ? 'Accepted' : (failed?.verdict ?? 'Wrong Answer'), words, done, total), score };
}

/**
 * All tests of a package. Without groups to the first that fails; a scoring problem (package format 2025-09) group by
 * group, where what can change nothing any more is skipped. `done` holds what an earlier try judged; it is not judged again.
 */
export async function* judgeTests(
  problem: JudgePackage,
  attempt: Attempt,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  const { groups, tests } = problem;
  const total = tests.length;
  for (const placed of inOrder(problem, groups ?? []).slice(done.length)) {
    const why = placed.group && whySkipped(placed.group, groups ?? [], done);
    const test = why ? skippedTest(problem, placed, why) : await judgeTest(problem, placed, attempt);
    done.push(test);
    yield { type: 'test', test };
    if (!groups && !test.passed) {
      yield finished(test.verdict, failedAt(test), done, total);
      return;
    }
  }
  yield groups ? lastOfGroups(groups, done, total) : finished('Accepted', 'All test cases passed!', done, total);
}
