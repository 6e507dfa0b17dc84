import type { JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import { SAMPLE, sampleGroup } from './groups-2025.ts';
import { PackageError } from './imported-problem.ts';

type Test = JudgePackage['tests'][number];

/** The group of the samples under its usual name, where the samples have one of their own that gives nothing. */
function withSampleGroup(judging: JudgePackage, groups: TestGroup[]): JudgePackage {
  const own = groups.find(
    ({ name, score, aggregation, requires }) =>
      name !== SAMPLE &&
      score === 0 &&
      aggregation === 'pass-fail' &&
      requires.length === 0 &&
      judging.tests.every(({ sample, group }) => sample === (group === name)),
  );
  if (!own || groups.some(({ name }) => name === SAMPLE)) return { ...judging, groups };
  const renamed = (name: string): string => (name === own.name ? SAMPLE : name);
  return {
    ...judging,
    groups: groups.map((group) => ({ ...group, name: renamed(group.name), requires: group.requires.map(renamed) })),
    tests: judging.tests.map((test) => (test.group === undefined ? test : { ...test, group: renamed(test.group) })),
  };
}

/**
 * A judging package as the ICPC formats can say it: samples give no points there, so one that does is a secret test as
 * well. Throws PackageError where a secret test is in no group of a scoring problem.
 */
export function exportJudging(given: JudgePackage, note: (sentence: string) => void): JudgePackage {
  if (!given.groups) return given;
  const judging = withSampleGroup(given, given.groups);
  const stray = judging.tests.find(({ sample, group }) => !sample && group === undefined);
  if (stray)
    throw new PackageError(`test ${stray.name} of a scoring problem is in no group, which the format cannot say`);
  const scored = judging.tests.filter(({ sample, group }) => sample && group !== undefined && group !== SAMPLE);
  if (scored.length > 0) note(`${scored.length} samples give points: they are secret tests as well`);
  const hasGroup = judging.groups?.some(({ name }) => name === SAMPLE) === true;
  const samples = judging.tests.filter(({ sample }) => sample).map((test): Test => ({ ...test, group: SAMPLE }));
  const copies = scored.map((test): Test => ({ ...test, sample: false }));
  return {
    ...judging,
    groups: hasGroup || samples.length === 0 ? (judging.groups ?? []) : [sampleGroup, ...(judging.groups ?? [])],
    tests: [...samples, ...copies, ...judging.tests.filter(({ sample }) => !sample)],
  };
}
