import type { JudgeEvent, JudgePackage, TestGroup, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { foldersOf, gradeOf, whyNotGraded } from './grading.ts';
import { judgeTest, type Placed, skippedTest } from './one-test.ts';
import { totalOf, whySkipped } from './scoring.ts';
import { finished } from './summary.ts';
import type { Attempt } from './trial.ts';

/**
 * The tests in the order in which they are judged: as they stand where folders grade them, else those without a group,
 * then group by group. Throws where a group is unknown.
 */
function inOrder({ tests, grading }: JudgePackage, groups: TestGroup[]): Placed[] {
  if (grading)
    return tests.map((test, at): Placed => ({ test, index: at + 1, folder: foldersOf(grading, test.group)[0] }));
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

/** Why a test need not run; null where it must. */
function whyNot({ tests, groups = [], grading }: JudgePackage, { group, index }: Placed, done: TestOutcome[]) {
  if (grading) return whyNotGraded({ tests, grading }, index, done);
  return group ? whySkipped(group, groups, done) : null;
}

/** The last event of a scoring problem; null of any other. */
function lastOfScoring({ tests, groups, groups_give, grading }: JudgePackage, done: TestOutcome[]): JudgeEvent | null {
  if (!groups && !grading) return null;
  const failed = done.find(({ passed, verdict }) => !passed && verdict !== 'Skipped');
  const { reached, most, accepted } = grading
    ? gradeOf({ tests, grading }, done)
    : { ...totalOf(groups ?? [], done, groups_give), accepted: !failed };
  const isWhole = most === null || most === 0 ? accepted : reached >= most;
  const words = `Score ${shownScore(reached)}${most === null ? '' : ` of ${shownScore(most)}`}`;
  const verdict = isWhole ? 'Accepted' : (failed?.verdict ?? 'Wrong Answer');
  return { ...finished(verdict, words, done, tests.length), score: { reached, most } };
}

/**
 * All tests of a package. Without groups to the first that fails; a scoring problem group by group (package format
 * 2025-09) or folder by folder (legacy), where what can change nothing any more is skipped. `done` holds what an earlier
 * try judged; it is not judged again.
 */
export async function* judgeTests(
  problem: JudgePackage,
  attempt: Attempt,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  const { groups, grading, tests } = problem;
  for (const placed of inOrder(problem, groups ?? []).slice(done.length)) {
    const why = whyNot(problem, placed, done);
    const test = why === null ? await judgeTest(problem, placed, attempt) : skippedTest(problem, placed, why);
    done.push(test);
    yield { type: 'test', test };
    if (!groups && !grading && !test.passed) {
      yield finished(test.verdict, failedAt(test), done, tests.length);
      return;
    }
  }
  yield lastOfScoring(problem, done) ?? finished('Accepted', 'All test cases passed!', done, tests.length);
}
