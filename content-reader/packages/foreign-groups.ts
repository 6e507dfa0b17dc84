import type { TestGroup } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

/** The contract's bound. */
const MAX_GROUPS = 100;

/** A group of tests as another judge scores it. Its tests are known by their place in `T`. */
export type PointedGroup<T> = {
  name: string;
  /** `sum`: each test gives its own points; else `score` is the group's. */
  aggregation: TestGroup['aggregation'];
  score: number;
  requires: string[];
  tests: { test: T; points: number }[];
};

/** Every group after those that it requires. Throws PackageError where groups require each other. */
function inOrder<T>(file: string, groups: PointedGroup<T>[]): PointedGroup<T>[] {
  const byName = new Map(groups.map((group) => [group.name, group]));
  const done = new Set<PointedGroup<T>>();
  const visit = (group: PointedGroup<T>, waiting: string[]): void => {
    if (done.has(group)) return;
    if (waiting.includes(group.name))
      throw new PackageError(`${file}: group ${group.name} needs itself, by ${waiting.join(', ')}`);
    for (const name of group.requires) {
      const required = byName.get(name);
      if (!required) throw new PackageError(`${file}: group ${group.name} needs group ${name}, which has no test`);
      visit(required, [...waiting, group.name]);
    }
    done.add(group);
  };
  for (const group of groups) visit(group, []);
  return [...done];
}

/** A group of ours gives the same points for each of its tests: one of unequal points becomes several. */
function equalParts<T>(group: PointedGroup<T>): PointedGroup<T>[] {
  const points = [...new Set(group.tests.map((test) => test.points))];
  if (group.aggregation !== 'sum' || points.length === 1) return [group];
  return points.map((each) => ({
    ...group,
    name: `${group.name}, ${each} points a test`,
    tests: group.tests.filter((test) => test.points === each),
  }));
}

/** Our groups, in judging order, and the group of each test. Throws PackageError where they cannot be carried. */
export function testGroups<T>(
  file: string,
  given: PointedGroup<T>[],
): { groups: TestGroup[]; groupOf: Map<T, string> } {
  const parts = new Map(given.map((group) => [group.name, equalParts(group)]));
  const groupOf = new Map<T, string>();
  const groups = inOrder(file, given)
    .flatMap((group) => parts.get(group.name) ?? [])
    .map(({ name, aggregation, score, requires, tests }): TestGroup => {
      for (const { test } of tests) groupOf.set(test, name);
      return {
        name,
        score: aggregation === 'sum' ? tests.reduce((sum, { points }) => sum + points, 0) : score,
        aggregation,
        requires: requires.flatMap((required) => parts.get(required)?.map((part) => part.name) ?? []),
      };
    });
  if (groups.length > MAX_GROUPS)
    throw new PackageError(
      `${file} has ${groups.length} groups of equal points; at most ${MAX_GROUPS} are judged here`,
    );
  return { groups, groupOf };
}
