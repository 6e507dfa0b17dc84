import type { JudgePackage, TestGroup, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { Given } from './judgement.ts';
import { ValidatorError } from './validator-error.ts';

/** Sums are rounded to this many parts of a point; shares are not, or seven sevenths would not be one. */
const PARTS = 1e6;
const rounded = (score: number): number => Math.round(score * PARTS) / PARTS;

/** Whether the tests of a group have scores of their own. */
export const isScored = (group: TestGroup | undefined): group is TestGroup =>
  group !== undefined && group.aggregation !== 'pass-fail';

/**
 * The score of a test in a group of `count` tests. A failed one gives 0, an accepted one what the validator gave, or else
 * the largest that it can give. Throws ValidatorError where the validator gave what the group does not allow.
 */
export function scoreOf(
  accepted: boolean,
  given: Given | null,
  { name, score, aggregation }: TestGroup,
  count: number,
): number {
  if (!accepted) return 0;
  if (score === null) {
    if (given && 'points' in given) return given.points;
    throw new ValidatorError(`the validator gave no score.txt, but group ${name} has no largest score`);
  }
  const most = aggregation === 'sum' ? score / count : score;
  if (!given) return most;
  if ('share' in given) return given.share * most;
  if (given.points > most + 1 / PARTS)
    throw new ValidatorError(
      `the validator gave ${given.points} points, but a test of group ${name} gives at most ${rounded(most)}`,
    );
  return given.points;
}

const testsOf = ({ name }: TestGroup, done: TestOutcome[]): TestOutcome[] => done.filter(({ group }) => group === name);

/** What a group reached; `done` holds all its tests. */
function reachedBy(group: TestGroup, done: TestOutcome[]): number {
  const tests = testsOf(group, done);
  if (group.aggregation === 'pass-fail') return tests.every(({ passed }) => passed) ? (group.score ?? 0) : 0;
  const scores = tests.map(({ score }) => score ?? 0);
  if (scores.length === 0) return 0;
  return group.aggregation === 'sum' ? rounded(scores.reduce((all, score) => all + score, 0)) : Math.min(...scores);
}

const isWhole = (group: TestGroup, done: TestOutcome[]): boolean =>
  testsOf(group, done).every(({ passed }) => passed) && (group.score === null || reachedBy(group, done) >= group.score);

/**
 * Why a test of this group need not run, null where it must: a group that one failed test decides is over with it, and a
 * group whose `requires` were not solved never begins.
 */
export function whySkipped(group: TestGroup, groups: TestGroup[], done: TestOutcome[]): string | null {
  if (group.aggregation !== 'sum' && testsOf(group, done).some(({ passed }) => !passed))
    return 'A test of its group failed';
  const missing = group.requires.find((name) => {
    const required = groups.find((one) => one.name === name);
    return !required || !isWhole(required, done);
  });
  return missing === undefined ? null : `It needs group ${missing}, which was not solved`;
}

/** What was reached of what can be; `most` is null where a group has no largest score. `give`: the smallest counts, not the sum. */
export function totalOf(
  groups: TestGroup[],
  done: TestOutcome[],
  give?: JudgePackage['groups_give'],
): { reached: number; most: number | null } {
  // The group of the samples gives nothing: it would be the smallest of all.
  const counted =
    give === 'min' ? groups.filter((group) => testsOf(group, done).some(({ sample }) => !sample)) : groups;
  const combined = (scores: number[]): number =>
    rounded(give === 'min' ? Math.min(...scores) : scores.reduce((all, score) => all + score, 0));
  const mosts = counted.flatMap(({ score }) => score ?? []);
  return {
    reached: combined(counted.map((group) => reachedBy(group, done))),
    most: mosts.length < counted.length ? null : combined(mosts),
  };
}
