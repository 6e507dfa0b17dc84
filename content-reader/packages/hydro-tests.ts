import type { JudgePackage, Limits } from '@devorbit/contract/execution/judging.ts';
import { type PointedGroup, testGroups } from './foreign-groups.ts';
import { checkCount, limitsOf } from './foreign-limits.ts';
import { type HydroCase, type HydroConfig, type HydroSubtask, kibibytes, milliseconds } from './hydro-config.ts';
import { casesOfFiles, testFile } from './hydro-files.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { decode } from './package-text.ts';

/** Points of a whole problem. */
const WHOLE = 100;

/** Whole points for `count` that give none themselves: the later ones get what does not divide. */
function shares(points: number, count: number): number[] {
  const least = Math.floor(points / count);
  return Array.from({ length: count }, (_, at) => (at >= count - (points % count) ? least + 1 : least));
}

/** The points of each part: its own, or a share of what the others leave of `whole`. */
function pointsOf(parts: { score?: number | null | undefined }[], whole: number): number[] {
  const left = Math.max(whole - parts.reduce((sum, { score }) => sum + (score ?? 0), 0), 0);
  const rest = shares(left, parts.filter(({ score }) => !score).length);
  return parts.map(({ score }) => (score ? score : (rest.shift() ?? 0)));
}

function groupsOf(file: string, subtasks: HydroSubtask[]): PointedGroup<HydroCase>[] {
  const points = pointsOf(subtasks, WHOLE);
  return subtasks.map((subtask, at) => {
    const score = points[at] ?? 0;
    const cases = subtask.cases ?? [];
    if (subtask.type === 'max')
      throw new PackageError(
        `${file}: subtask ${subtask.id ?? at + 1} counts its best test (type: max), which is not taken`,
      );
    const each = subtask.type === 'sum' ? pointsOf(cases, score) : cases.map(() => score);
    if (subtask.type !== 'sum' && cases.some((one) => one.score && one.score !== score))
      throw new PackageError(
        `${file}: subtask ${subtask.id ?? at + 1} has tests of unequal points, but counts the least`,
      );
    return {
      name: String(subtask.id ?? at + 1),
      aggregation: subtask.type ?? 'min',
      score,
      requires: (subtask.if ?? []).map(String),
      tests: cases.map((test, index) => ({ test, points: each[index] ?? 0 })),
    };
  });
}

/** The limits that hold for every test. Throws PackageError where tests differ. */
function commonLimits(file: string, config: HydroConfig, subtasks: HydroSubtask[]): Limits {
  const all = subtasks.flatMap((subtask) =>
    (subtask.cases ?? []).map((one) => ({
      time: milliseconds(file, one.time ?? subtask.time ?? config.time ?? '1s'),
      memory: kibibytes(file, one.memory ?? subtask.memory ?? config.memory ?? '256m'),
    })),
  );
  const [first] = all;
  if (!first) throw new PackageError(`${file} has no test`);
  if (all.some(({ time, memory }) => time !== first.time || memory !== first.memory))
    throw new PackageError(`${file}: the tests have different limits of time or memory; here one holds for all`);
  return limitsOf(file, first.time, first.memory);
}

export type HydroTests = Pick<JudgePackage, 'tests' | 'groups' | 'limits'>;

/** Reads the tests of the configuration, or those that the names of the files tell, with points where the author gives any. */
export function readHydroTests(files: PackageFiles, file: string, config: HydroConfig): HydroTests {
  const listed: HydroSubtask[] = config.cases?.length
    ? [{ type: 'sum', cases: config.cases }]
    : (config.subtasks ?? []);
  const isListed = listed.some(({ cases }) => cases?.length);
  const subtasks = isListed ? listed.filter(({ cases }) => cases?.length) : casesOfFiles(files, listed);
  const count = subtasks.reduce((sum, { cases }) => sum + (cases?.length ?? 0), 0);
  checkCount(file, count);
  const isScored =
    subtasks.length > 1 ||
    subtasks.some(({ type, score, cases }) => type !== 'sum' || score || cases?.some((one) => one.score));
  const scored = isScored ? testGroups(file, groupsOf(file, subtasks)) : undefined;
  const tests = subtasks
    .flatMap(({ cases }) => cases ?? [])
    .map((one, at): JudgePackage['tests'][number] => {
      const group = scored?.groupOf.get(one);
      const text = (name: string | null | undefined): string => {
        if (name === undefined || name === null || name === '/dev/null') return '';
        const path = testFile(files, name);
        if (path === undefined) throw new PackageError(`${file}: testdata/${name} is missing`);
        return decode(path, files.get(path) ?? new Uint8Array());
      };
      const own = (one.input ?? '').replace(/^input\//, '').replace(/\.[^.]*$/, '');
      return {
        name: own === '' ? String(at + 1) : own,
        sample: false,
        input: text(one.input),
        answer: text(one.output),
        ...(group === undefined ? {} : { group }),
      };
    });
  return {
    limits: commonLimits(file, config, subtasks),
    ...(scored ? { groups: scored.groups } : {}),
    tests,
  };
}
