import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { type PointedGroup, testGroups } from './foreign-groups.ts';
import { all, type Element, one } from './foreign-xml.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { decode } from './package-text.ts';
import { pathOf } from './polygon-paths.ts';
import type { PlacedTest } from './polygon-testset.ts';

const FILE = 'problem.xml';
/** Tests that stand in no group. */
const UNGROUPED = 'without a group';

type Note = (sentence: string) => void;

function readFile(files: PackageFiles, path: string, note: Note): string {
  const bytes = files.get(path);
  if (!bytes)
    throw new PackageError(
      `${path} is missing: this is a standard package, whose generated tests have no files; the full package is needed`,
    );
  const text = decode(path, bytes);
  const unix = text.replaceAll('\r\n', '\n');
  if (unix !== text) note('The tests have the line ends of Windows; here they have those of Unix');
  return unix;
}

const pointsOf = (element: Element | undefined): number => {
  const points = Number(element?.attributes['points'] ?? 0);
  if (!(points >= 0)) throw new PackageError(`${FILE}: points must be a number that is not negative`);
  return points;
};

const policies: Record<string, PointedGroup<PlacedTest>['aggregation']> = {
  'complete-group': 'pass-fail',
  'each-test': 'sum',
};

function groupsOf(declared: Element[], placed: PlacedTest[]): PointedGroup<PlacedTest>[] {
  const byName = new Map(declared.map((group) => [group.attributes['name'] ?? '', group]));
  const names = [...new Set(placed.map(({ group }) => group))];
  return names.map((name) => {
    const group = byName.get(name);
    const policy = group?.attributes['points-policy'] ?? 'each-test';
    const aggregation = Object.hasOwn(policies, policy) ? policies[policy] : undefined;
    if (!aggregation)
      throw new PackageError(`${FILE}: group ${name} has the points policy ${policy}, which is not known here`);
    const tests = placed
      .filter((test) => test.group === name)
      .map((test) => ({ test, points: pointsOf(test.element) }));
    const whole = tests.reduce((sum, { points }) => sum + points, 0);
    const requires = all(one(group, 'dependencies'), 'dependency').map(({ attributes }) => attributes['group'] ?? '');
    return {
      name: name === '' ? UNGROUPED : name,
      aggregation,
      score: group?.attributes['points'] === undefined ? whole : pointsOf(group),
      requires: requires.filter((required) => names.includes(required)),
      tests,
    };
  });
}

/** Reads the files of the tests, samples first, and the groups where they give points. Throws PackageError. */
export function readPolygonTests(
  files: PackageFiles,
  testset: Element,
  placed: PlacedTest[],
  note: Note,
): Pick<JudgePackage, 'tests' | 'groups'> {
  const declared = all(one(testset, 'groups'), 'group');
  const isScored = [...placed.map(({ element }) => element), ...declared].some((element) => pointsOf(element) > 0);
  if (declared.length > 0 && !isScored) note('The groups are left out: they give no points');
  const scored = isScored ? testGroups(FILE, groupsOf(declared, placed)) : undefined;
  const tests = placed.map((test) => {
    const group = scored?.groupOf.get(test);
    const text = (kind: string): string =>
      readFile(files, pathOf(one(testset, `${kind}-path-pattern`)?.text, test.number), note);
    return {
      name: test.name,
      sample: test.sample,
      input: text('input'),
      answer: text('answer'),
      ...(group === undefined ? {} : { group }),
    };
  });
  return {
    ...(scored ? { groups: scored.groups } : {}),
    tests: [...tests.filter(({ sample }) => sample), ...tests.filter(({ sample }) => !sample)],
  };
}
