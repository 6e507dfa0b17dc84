import type { JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import { SAMPLE } from './groups-2025.ts';
import { byPath } from './package-text.ts';

/** Where a package's tests and groups stand when written: paths below `data/` without an extension, in the tests' order. */
export type Names = { tests: string[]; groups: Map<string, string>; renamed: boolean };

const order = byPath((path: string) => path);
const isName = (name: string): boolean =>
  /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/.test(name) && !/\.(in|ans|files)$/.test(name);
const isSorted = (paths: string[]): boolean =>
  paths.every((path, at) => at === 0 || order(paths[at - 1] ?? '', path) < 0);
const padded = (at: number, count: number): string => String(at + 1).padStart(String(count).length, '0');

/** The names that the tests have already, as paths. */
function ownPaths({ tests }: JudgePackage): string[] {
  return tests.map(({ name, sample }) => (sample ? `sample/${name.replace(/^Example /, '')}` : `secret/${name}`));
}

/** Whether the paths say to a reader of the format what the tests are: their order, their groups. */
function areRight(paths: string[], { tests, groups, grading }: JudgePackage, mayMix: boolean): boolean {
  const parts = paths.map((path) => path.split('/'));
  const secret = parts.filter(([part]) => part === 'secret');
  const stems = new Set(paths);
  const inGroups = new Set(secret.map(({ length }) => length > 2));
  return (
    paths.every((path) => path.split('/').every(isName) && !/(^|\/)(test_group|testdata)$/.test(path)) &&
    isSorted(paths) &&
    (inGroups.size <= 1 || (mayMix && !groups)) &&
    parts.every(([part, ...rest]) => part === 'secret' || rest.length === 1 || grading !== undefined) &&
    parts.every((own) => own.every((_, at) => at === 0 || !stems.has(own.slice(0, at).join('/')))) &&
    tests.every(
      ({ sample, group }, at) =>
        sample || group === undefined || group === 'secret' || grading !== undefined || parts[at]?.[1] === group,
    ) &&
    isSorted((groups ?? []).map(({ name }) => name).filter((name) => name !== SAMPLE)) &&
    (groups === undefined || !groups.some(({ name }) => name !== 'secret' && name !== SAMPLE) || inGroups.has(true))
  );
}

function numbered({ tests, groups = [] }: JudgePackage): Names {
  const scored = groups.filter(({ name }) => name !== SAMPLE && name !== 'secret');
  const folders = new Map(scored.map(({ name }, at) => [name, `group${padded(at, scored.length)}`]));
  const seen = new Map<string, number>();
  const folderOf = ({ sample, group }: JudgePackage['tests'][number]): string =>
    sample ? 'sample' : ['secret', folders.get(group ?? '') ?? ''].filter(Boolean).join('/');
  const counts = Map.groupBy(tests, folderOf);
  return {
    tests: tests.map((test) => {
      const folder = folderOf(test);
      const at = seen.get(folder) ?? 0;
      seen.set(folder, at + 1);
      return `${folder}/${padded(at, counts.get(folder)?.length ?? 1)}`;
    }),
    groups: folders,
    renamed: true,
  };
}

/**
 * Names for a package to be written: its own where they are names of the format and keep the order, else numbers.
 * `mayMix`: test cases and folders of them may stand side by side.
 */
export function exportNames(judging: JudgePackage, mayMix = false): Names {
  const own = ownPaths(judging);
  if (!areRight(own, judging, mayMix)) return numbered(judging);
  const groups = new Map((judging.groups ?? []).map(({ name }: TestGroup) => [name, name]));
  return { tests: own, groups, renamed: false };
}
