import type { TestGroup } from '@devorbit/contract/execution/judging.ts';
import { type TreeGrading, readGradingTree } from './grading-tree.ts';
import { type Grouping, SAMPLE, withSamples } from './groups-2025.ts';
import type { PackageFiles } from './imported-problem.ts';
import type { TestFiles } from './test-files.ts';
import { readGrader, readTestdata, upperEnd } from './testdata-yaml.ts';

/** A group as its settings make it; `lenient`: it is accepted whatever its tests get. */
type Graded = TestGroup & { lenient: boolean };

/** What the groups of the newer format have no word for: it is graded folder by folder instead. */
class NotFlat extends Error {}

/**
 * What the tests of one folder give: `count` of them, scored by the validator itself where `ownScore`. A grader that
 * accepts only when every test was accepted gives all or nothing. Throws NotFlat.
 */
function gradeGroup(files: PackageFiles, folder: string, name: string, count: number, ownScore: boolean): Graded {
  const data = readTestdata(files, folder);
  const { accept_score: each, reject_score, on_reject, range } = data;
  const { score, lenient } = readGrader(data);
  const cannot = (what: string) => new NotFlat(what);
  if (reject_score !== 0) throw cannot('a reject_score other than 0');
  if (each < 0) throw cannot('a negative accept_score');
  if (score === 'max' && (lenient || ownScore) && count > 1) throw cannot('the largest score of several tests');
  if (score === 'avg' && ownScore && count > 1) throw cannot("the mean of the validator's scores");
  if (lenient && on_reject === 'break' && score !== 'min' && count > 1)
    throw cannot('a group that gives the points up to its first rejected test');
  if (!lenient && ownScore && score === 'sum' && count > 1)
    throw cannot("the sum of the validator's scores, or nothing");
  const all = score === 'sum' ? each * count : each;
  const group = { name, requires: [], lenient };
  if (ownScore)
    return score === 'min' || score === 'max'
      ? { ...group, aggregation: 'min', score: upperEnd(range) }
      : { ...group, aggregation: 'sum', score: null };
  if (!lenient) return { ...group, aggregation: 'pass-fail', score: all };
  return { ...group, aggregation: score === 'min' ? 'min' : 'sum', score: all };
}

const bare = ({ name, score, aggregation, requires }: Graded): TestGroup => ({ name, score, aggregation, requires });

/** What the groups give together, by the settings of `data/secret`. Throws NotFlat. */
function combine(files: PackageFiles, groups: Graded[]): { groups: TestGroup[]; asOne: boolean } {
  const data = readTestdata(files, 'data/secret');
  const { score, lenient } = readGrader(data);
  const cannot = (what: string) => new NotFlat(what);
  if (score !== 'sum' && groups.length > 1) throw cannot(`the ${score} of several groups' scores`);
  const strict = groups.filter((group) => !group.lenient);
  if (strict.length === 0) return { groups: groups.map(bare), asOne: false };
  const allOrNothing = groups.every(({ aggregation }) => aggregation === 'pass-fail');
  if (!lenient) {
    if (groups.length === 1) return { groups: groups.map(bare), asOne: false };
    if (!allOrNothing) throw cannot('a sum of scores that one rejected group takes away');
    const total = groups.reduce((all, group) => all + (group.score ?? 0), 0);
    return { groups: [{ name: 'secret', score: total, aggregation: 'pass-fail', requires: [] }], asOne: true };
  }
  if (data.on_reject === 'continue') return { groups: groups.map(bare), asOne: false };
  if (!allOrNothing) throw cannot('to stop at the first rejected group, where groups give parts of their points,');
  const names = groups.map(({ name }) => name);
  return { groups: groups.map((group, at) => ({ ...bare(group), requires: names.slice(0, at) })), asOne: false };
}

/** Whether the secret tests count only once the samples are solved. Throws NotFlat where the samples give points. */
function needsSamples(files: PackageFiles, samples: number): boolean {
  const root = readTestdata(files, 'data');
  const { score, lenient, ignoreSample } = readGrader(root);
  if (ignoreSample || samples === 0) return false;
  const data = readTestdata(files, 'data/sample');
  if (data.accept_score !== 0 || data.reject_score !== 0) throw new NotFlat('samples that give points');
  if (score !== 'sum') throw new NotFlat(`the ${score} of samples and secret data`);
  return !readGrader(data).lenient && (!lenient || root.on_reject === 'break');
}

/**
 * How a scoring problem of the legacy format is graded: by groups, where the newer format has words for it, else folder
 * by folder. Throws PackageError.
 */
export function readLegacyGroups(files: PackageFiles, tests: TestFiles[], ownScore: boolean): Grouping | TreeGrading {
  try {
    return readFlatGroups(files, tests, ownScore);
  } catch (error) {
    if (!(error instanceof NotFlat)) throw error;
    return readGradingTree(files, tests, ownScore);
  }
}

/** The groups below `data/secret`, as the newer format has them. Throws NotFlat where it has no word for them. */
function readFlatGroups(files: PackageFiles, tests: TestFiles[], ownScore: boolean): Grouping {
  const secret = tests.filter(({ name }) => name.startsWith('secret/')).map(({ name }) => name.split('/').slice(1));
  const samples = tests.length - secret.length;
  if (secret.some((parts) => parts.length > 2) || tests.some(({ name }) => /^sample\/.*\//.test(name)))
    throw new NotFlat('groups within groups');
  const folders = [...new Set(secret.map((parts) => (parts.length === 2 ? (parts[0] ?? '') : '')))];
  if (folders.includes('') && folders.length > 1) throw new NotFlat('test cases beside groups of them');
  if (folders.some((name) => name === SAMPLE || name === 'secret')) throw new NotFlat('the name of a group');
  const requires = needsSamples(files, samples) ? [SAMPLE] : [];
  const waiting = (groups: TestGroup[]) =>
    groups.map((group) => ({ ...group, requires: [...requires, ...group.requires] }));
  if (folders[0] === '' || folders.length === 0) {
    const whole = gradeGroup(files, 'data/secret', 'secret', secret.length, ownScore);
    return withSamples(waiting([bare(whole)]), (test) => (test.startsWith('secret/') ? 'secret' : undefined), tests);
  }
  const graded = folders.map((folder) =>
    gradeGroup(files, `data/secret/${folder}`, folder, secret.filter(([first]) => first === folder).length, ownScore),
  );
  const { groups, asOne } = combine(files, graded);
  return withSamples(
    waiting(groups),
    (test) => {
      const [part, folder] = test.split('/');
      return part === 'secret' ? (asOne ? 'secret' : folder) : undefined;
    },
    tests,
  );
}
