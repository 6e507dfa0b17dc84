import type { PackagedSubmission } from '@devorbit/content-reader/packages/imported-problem.ts';
import type { JudgeEvent, JudgePackage, TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';

export type Finished = Extract<JudgeEvent, { type: 'finished' }>;

/** The package formats know four outcomes: what waits is too slow, and what hits a bound has crashed. */
const kinds: Partial<Record<Verdict, Verdict>> = {
  'Idleness Limit Exceeded': 'Time Limit Exceeded',
  'Memory Limit Exceeded': 'Runtime Error',
  'Output Limit Exceeded': 'Runtime Error',
};

const isOneOf = (verdict: Verdict, of: Verdict[]): boolean =>
  of.some((one) => one === verdict || one === kinds[verdict]);

/** The verdicts that a submission promises, in words. */
export const promiseInWords = ({ promised, partial }: PackagedSubmission): string =>
  promised.join(' or ') || (partial ? 'a part of the points' : 'any verdict');

const pointsInWords = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(least) : `${least} to ${most}`;

/** The verdict by the package formats: a submission that passes every test is accepted, whatever points the validator gives. */
export const verdictByFormat = ({ verdict, passed, total }: Finished): Verdict =>
  passed === total && total > 0 ? 'Accepted' : verdict;

/** Why a submission breaks its promise; null where it keeps it. */
export function whyBroken({ promised, partial, score }: PackagedSubmission, finished: Finished): string | null {
  const { message, score: given } = finished;
  const verdict = verdictByFormat(finished);
  const reached = given?.reached ?? 0;
  if (score && (reached < score.least || reached > score.most))
    return `it got ${reached} points, not ${pointsInWords(score)}`;
  if (partial) {
    const most = given?.most ?? null;
    if (verdict === 'Compilation Error') return message;
    return most !== null && reached >= most ? 'it got all points' : null;
  }
  const kept = promised.length === 0 || isOneOf(verdict, promised);
  return kept ? null : message || 'it ended without a message';
}

/** Whether judging must go on after the first test that failed: that test may fail so, if another keeps the promise. */
export const needsAllTests = ({ mayAlso = [] }: PackagedSubmission, finished: Finished): boolean =>
  isOneOf(verdictByFormat(finished), mayAlso);

/** The problem with every test judged, whatever the others get. */
export function withAllTests(judging: JudgePackage): JudgePackage {
  const { tests, grading: _folders, groups_give: _give, ...others } = judging;
  return {
    ...others,
    groups: [{ name: 'all', score: tests.length, aggregation: 'sum', requires: [] }],
    tests: tests.map((test) => ({ ...test, group: 'all' })),
  };
}

/** What all tests together say of a promise: the verdict is that of the test that keeps it, else that of the first that failed. */
export function judgedByAll(
  { promised, mayAlso = [] }: PackagedSubmission,
  first: Finished,
  tests: TestOutcome[],
): { verdict: Verdict; message: string; ok: boolean } {
  const failed = tests.filter(({ passed }) => !passed);
  const strange = failed.find(({ verdict }) => !isOneOf(verdict, [...promised, ...mayAlso]));
  const kept = failed.find(({ verdict }) => isOneOf(verdict, promised));
  const at = ({ verdict, index, total }: TestOutcome): string => `${verdict} on test ${index} of ${total}`;
  if (kept && !strange) return { verdict: kept.verdict, message: `${at(kept)}, after ${first.message}`, ok: true };
  const why = strange ? at(strange) : `no test of ${tests.length} got ${promised.join(' or ')}`;
  return { verdict: first.verdict, message: why, ok: false };
}
