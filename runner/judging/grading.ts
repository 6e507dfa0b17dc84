import type { GradedGroup, Grading, JudgePackage, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { Given } from './judgement.ts';

type Grades = { tests: JudgePackage['tests']; grading: Grading };
type Result = { accepted: boolean; score: number };
/** What stands in a folder: a test by its index from 1, or a folder. */
type Child = { test: number } | { group: GradedGroup };

const rounded = (score: number): number => Math.round(score * 1e6) / 1e6;

/** The folder of a test and those that it stands in, the innermost first. Throws where one is unknown. */
export function foldersOf({ groups }: Grading, name: string | undefined): GradedGroup[] {
  const found: GradedGroup[] = [];
  for (let next = name; next !== undefined; next = found.at(-1)?.parent) {
    const group = groups.find((one) => one.name === next);
    if (!group || found.includes(group)) throw new Error(`${next} is no folder of the grading`);
    found.push(group);
  }
  return found;
}

/** What stands in a folder, in the tests' order. */
function childrenOf({ tests, grading }: Grades, folder: GradedGroup): Child[] {
  const seen = new Set<GradedGroup>();
  return tests.flatMap((test, at): Child[] => {
    const folders = foldersOf(grading, test.group);
    const depth = folders.indexOf(folder);
    if (depth === 0) return [{ test: at + 1 }];
    const within = depth > 0 ? folders[depth - 1] : undefined;
    if (!within || seen.has(within)) return [];
    seen.add(within);
    return [{ group: within }];
  });
}

const combine: Record<GradedGroup['score'], (scores: number[]) => number> = {
  sum: (scores) => scores.reduce((all, score) => all + score, 0),
  avg: (scores) => scores.reduce((all, score) => all + score, 0) / scores.length,
  min: (scores) => Math.min(...scores),
  max: (scores) => Math.max(...scores),
};

/** What a folder got of what was judged in it; null where nothing was. */
function resultOf(grades: Grades, folder: GradedGroup, done: TestOutcome[]): Result | null {
  const results = childrenOf(grades, folder).flatMap((child) => childResult(grades, child, done) ?? []);
  const counted = folder.ignore_sample ? results.slice(-1) : results;
  if (counted.length === 0) return null;
  const accepted =
    folder.accepts === 'always' ||
    (folder.accepts === 'any' && counted.some((one) => one.accepted)) ||
    counted.every((one) => one.accepted);
  return { accepted, score: accepted ? combine[folder.score](counted.map(({ score }) => score)) : 0 };
}

function childResult(grades: Grades, child: Child, done: TestOutcome[]): Result | null {
  if ('group' in child) return resultOf(grades, child.group, done);
  const outcome = done.find(({ index }) => index === child.test);
  if (!outcome || outcome.verdict === 'Skipped') return null;
  return { accepted: outcome.passed, score: outcome.score ?? 0 };
}

/** Why the test with this index need not run; null where it must. `done` holds all tests before it. */
export function whyNotGraded(grades: Grades, index: number, done: TestOutcome[]): string | null {
  const folders = foldersOf(grades.grading, grades.tests[index - 1]?.group);
  const isOver = folders.some((folder, depth) => {
    if (folder.on_reject !== 'break' || folder.ignore_sample) return false;
    const children = childrenOf(grades, folder);
    const own = children.findIndex((child) =>
      'test' in child ? child.test === index : child.group === folders[depth - 1],
    );
    return children.slice(0, own).some((child) => childResult(grades, child, done)?.accepted === false);
  });
  return isOver ? 'A test before it in its group failed' : null;
}

/** The score of a test: what the validator gave, or what its folder says. */
export function gradedScore(accepted: boolean, given: Given | null, folder: GradedGroup): number {
  if (!accepted) return folder.reject_score;
  if (!given) return folder.accept_score;
  return 'points' in given ? given.points : given.share * folder.accept_score;
}

/** What all tests together got; a submission that the root rejects gets nothing. */
export function gradeOf(
  grades: Grades,
  done: TestOutcome[],
): { reached: number; most: number | null; accepted: boolean } {
  const root = grades.grading.groups.find(({ parent }) => parent === undefined);
  const { accepted, score } = (root && resultOf(grades, root, done)) ?? { accepted: false, score: 0 };
  return { reached: rounded(score), most: grades.grading.most, accepted };
}
