import type { TestGroup } from '@devorbit/contract/judging.ts';
import { type Grouping, SAMPLE, withSamples } from './groups-2025.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import type { TestFiles } from './test-files.ts';
import { readGrader, readTestdata } from './testdata-yaml.ts';

/** A group as its settings make it; `lenient`: it is accepted whatever its tests get. */
type Graded = TestGroup & { lenient: boolean };

/** The upper end of `range`; null where it has none. */
const upperEnd = (range: string | undefined): number | null => {
  const end = Number(range?.trim().split(/\s+/)[1]);
  return Number.isFinite(end) ? end : null;
};

/**
 * What the tests of one folder give: `count` of them, scored by the validator itself where `ownScore`. A grader that
 * accepts only when every test was accepted gives all or nothing. Throws PackageError where the format here has no word for it.
 */
function gradeGroup(files: PackageFiles, folder: string, name: string, count: number, ownScore: boolean): Graded {
  const data = readTestdata(files, folder);
  const { accept_score: each, reject_score, on_reject, file, range } = data;
  const { score, lenient } = readGrader(data);
  const cannot = (what: string) => new PackageError(`${file}: ${what} is not taken (for ${folder})`);
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

/** What the groups give together, by the settings of `data/secret`. Throws PackageError. */
function combine(files: PackageFiles, groups: Graded[]): { groups: TestGroup[]; asOne: boolean } {
  const data = readTestdata(files, 'data/secret');
  const { score, lenient } = readGrader(data);
  const cannot = (what: string) => new PackageError(`${data.file}: ${what} is not taken (for data/secret)`);
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

/** Whether the secret tests count only once the samples are solved. Throws PackageError where the samples give points. */
function needsSamples(files: PackageFiles, samples: number): boolean {
  const root = readTestdata(files, 'data');
  const { score, lenient, ignoreSample } = readGrader(root);
  if (ignoreSample || samples === 0) return false;
  const data = readTestdata(files, 'data/sample');
  if (data.accept_score !== 0)
    throw new PackageError(
      `${data.file}: samples that give points are not taken: say ignore_sample, or an accept_score of 0`,
    );
  if (score !== 'sum') throw new PackageError(`${root.file}: the ${score} of samples and secret data is not taken`);
  return !readGrader(data).lenient && (!lenient || root.on_reject === 'break');
}

/** Reads the groups of a scoring problem of the legacy format. Throws PackageError where they cannot be carried. */
export function readLegacyGroups(files: PackageFiles, tests: TestFiles[], ownScore: boolean): Grouping {
  const secret = tests.filter(({ name }) => name.startsWith('secret/')).map(({ name }) => name.split('/').slice(1));
  const deep = secret.find((parts) => parts.length > 2);
  if (deep) throw new PackageError(`data/secret/${deep.join('/')}.in: groups within groups are not taken`);
  const folders = [...new Set(secret.map((parts) => (parts.length === 2 ? (parts[0] ?? '') : '')))];
  if (folders.includes('') && folders.length > 1)
    throw new PackageError(
      'data/secret has both test cases and groups of them, which is not taken in a scoring problem',
    );
  const taken = folders.find((name) => name === SAMPLE || name === 'secret');
  if (taken !== undefined) throw new PackageError(`data/secret/${taken}: a group may not have this name here`);
  const samples = tests.length - secret.length;
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
