import type { GradedGroup, Grading, JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { Grouping } from './groups-2025.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import type { TestFiles } from './test-files.ts';
import { readGrader, readTestdata, upperEnd } from './testdata-yaml.ts';

/** How the tests of a problem are graded, and the folder of each by the test's name. */
export type TreeGrading = { grading: Grading; groupOf: (test: string) => string };

/** The part of a judging package that a grouping is. */
export const gradedBy = (grouping: Grouping | TreeGrading): Pick<JudgePackage, 'groups' | 'groups_give' | 'grading'> =>
  'grading' in grouping
    ? { grading: grouping.grading }
    : { groups: grouping.groups, ...(grouping.give ? { groups_give: grouping.give } : {}) };

/** The root of all, and the name of the folder `data` in a grading. */
export const ROOT = 'data';
const folderOf = (test: string): string => `${ROOT}/${test}`.split('/').slice(0, -1).join('/');

/** Each folder from the root to those of the tests, those above before those within them. */
function foldersOf(tests: TestFiles[]): string[] {
  const found = new Set<string>();
  for (const { name } of tests) {
    const parts = folderOf(name).split('/');
    parts.forEach((_, at) => found.add(parts.slice(0, at + 1).join('/')));
  }
  return [...found].sort((a, b) => a.split('/').length - b.split('/').length);
}

function readGraded(files: PackageFiles, folder: string): GradedGroup {
  const data = readTestdata(files, folder);
  const { score, accepts, ignoreSample } = readGrader(data);
  return {
    name: folder,
    ...(folder === ROOT ? {} : { parent: folder.split('/').slice(0, -1).join('/') }),
    accepts,
    score,
    on_reject: data.on_reject,
    accept_score: data.accept_score,
    reject_score: data.reject_score,
    ...(ignoreSample && folder === ROOT ? { ignore_sample: true as const } : {}),
  };
}

const combine: Record<GradedGroup['score'], (scores: number[]) => number> = {
  sum: (scores) => scores.reduce((all, score) => all + score, 0),
  avg: (scores) => scores.reduce((all, score) => all + score, 0) / Math.max(1, scores.length),
  min: (scores) => Math.min(...scores),
  max: (scores) => Math.max(...scores),
};

/** What a folder gives when every test is accepted and the validator says nothing of scores. */
function most(groups: GradedGroup[], tests: TestFiles[], group: GradedGroup): number {
  const within = groups.filter(({ parent }) => parent === group.name);
  const counted = group.ignore_sample ? within.slice(-1) : within;
  const own = tests.filter(({ name }) => folderOf(name) === group.name).map(() => group.accept_score);
  const scores = [...own, ...counted.map((one) => most(groups, tests, one))];
  return scores.length === 0 ? 0 : combine[group.score](scores);
}

/** Reads the folders of a legacy package's tests as they stand, each with its grader. Throws PackageError. */
export function readGradingTree(files: PackageFiles, tests: TestFiles[], ownScore: boolean): TreeGrading {
  const groups = foldersOf(tests).map((folder) => readGraded(files, folder));
  const [root] = groups;
  if (!root) throw new PackageError('data has no test case');
  const bound = upperEnd(readTestdata(files, ROOT).range);
  const negative = groups.find(({ accept_score, reject_score }) => Math.min(accept_score, reject_score) < 0);
  if (negative) throw new PackageError(`${negative.name}: a score below 0 is not taken`);
  return {
    grading: { most: ownScore ? bound : Math.round(most(groups, tests, root) * 1e6) / 1e6, groups },
    groupOf: folderOf,
  };
}
