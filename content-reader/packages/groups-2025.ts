import type { TestGroup } from '@devorbit/contract/execution/judging.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import type { FillIn } from './programs.ts';
import type { TestFiles } from './test-files.ts';
import type { TestGroupYaml } from './test-group-schema.ts';
import { readGroupYaml } from './test-group-yaml.ts';

/** The groups of a scoring problem, and the group of each test by the test's name. */
export type Grouping = { groups: TestGroup[]; groupOf: (test: string) => string | undefined; give?: 'min' };

export const SAMPLE = 'sample';
/** A group that gives nothing: what requires the samples waits for it. */
export const sampleGroup: TestGroup = { name: SAMPLE, score: 0, aggregation: 'pass-fail', requires: [] };

const fileOf = (folder: string): string => `data/${folder}/test_group.yaml`;

/** `secret/group1` of `secret/group1/a/01`; undefined of `secret/01`. */
const folderOf = (test: string): string | undefined => {
  const parts = test.split('/');
  return parts.length > 2 ? parts.slice(0, 2).join('/') : undefined;
};

const boundOf = ({ max_score }: TestGroupYaml, usual: number | null): number | null =>
  max_score === undefined ? usual : max_score === 'unbounded' ? null : max_score;

/** A group's own settings. `requires` are names of groups below `secret/`, or `sample`. Throws PackageError. */
function readGroup(
  files: PackageFiles,
  folder: string,
  fillIn: FillIn,
  { secretMost, share, count }: { secretMost: number | null; share: number | null; count: number },
): TestGroup {
  const yaml = readGroupYaml(files, folder === '' ? 'data/secret' : `data/secret/${folder}`, fillIn);
  const path = fileOf(folder === '' ? 'secret' : `secret/${folder}`);
  const aggregation = yaml.score_aggregation ?? (folder === '' ? 'sum' : 'pass-fail');
  const each = yaml.score_of_test;
  const score =
    each === undefined ? boundOf(yaml, folder === '' ? 100 : share) : each * (aggregation === 'sum' ? count : 1);
  if (score === null && secretMost !== null)
    throw new PackageError(`${path}: max_score is missing, and the secret data has a largest score`);
  if (score === null && aggregation === 'pass-fail')
    throw new PackageError(`${path}: max_score is missing, and a group of all or nothing needs it`);
  const requires = (yaml.require_pass ?? []).map((name) => name.replace(/^secret\//, ''));
  return { name: folder === '' ? 'secret' : folder, score, aggregation, requires };
}

function checkRequires(group: TestGroup, earlier: TestGroup[]): void {
  for (const name of group.requires) {
    const path = fileOf(`secret/${group.name}`);
    if (name === SAMPLE) continue;
    const required = earlier.find((one) => one.name === name);
    if (!required) throw new PackageError(`${path}: require_pass names ${name}, which is no earlier group`);
    if (required.aggregation !== 'pass-fail')
      throw new PackageError(`${path}: require_pass names ${name}, which is not all or nothing`);
  }
}

/** Of the drafts: what a group gives that names no score, an equal part of what the others leave of the whole. Null without a whole. */
function shareOf(files: PackageFiles, folders: string[], fillIn: FillIn, whole: number | null): number | null {
  if (whole === null) return null;
  const bounds = folders.map((folder) => boundOf(readGroupYaml(files, `data/secret/${folder}`, fillIn), null));
  const left = whole - bounds.reduce<number>((all, bound) => all + (bound ?? 0), 0);
  return Math.max(0, left) / Math.max(1, bounds.filter((bound) => bound === null).length);
}

/** Reads the groups of a scoring problem. Throws PackageError where they are wrong, or cannot be carried. */
export function readGroups(files: PackageFiles, tests: TestFiles[], fillIn: FillIn, isDraft: boolean): Grouping {
  const secret = tests.filter(({ name }) => name.startsWith('secret/'));
  const folders = [...new Set(secret.map(({ name }) => folderOf(name)))];
  const whole = readGroup(files, '', fillIn, { secretMost: null, share: null, count: secret.length });
  const path = fileOf('secret');
  if (whole.requires.some((name) => name !== SAMPLE))
    throw new PackageError(`${path}: require_pass may name sample alone`);
  const inGroups = folders.filter((folder) => folder !== undefined).map((folder) => folder.slice('secret/'.length));
  for (const name of inGroups)
    if (name === SAMPLE || name === 'secret')
      throw new PackageError(`data/secret/${name}: a group may not have this name here`);
  const share = isDraft ? shareOf(files, inGroups, fillIn, whole.score) : null;
  const groups = inGroups.map((folder) => {
    const count = secret.filter(({ name }) => name.startsWith(`secret/${folder}/`)).length;
    return readGroup(files, folder, fillIn, { secretMost: whole.score, share, count });
  });
  groups.forEach((group, at) => checkRequires(group, groups.slice(0, at)));
  if (groups.length === 0 || whole.aggregation === 'pass-fail') {
    if (groups.some(({ aggregation }) => aggregation !== 'pass-fail'))
      throw new PackageError(`${path}: the secret data is all or nothing, but a group of it is not`);
    return withSamples([whole], (test) => (test.startsWith('secret/') ? 'secret' : undefined), tests);
  }
  const isMin = whole.aggregation === 'min' && groups.length > 1;
  const scores = groups.map(({ score }) => score ?? 0);
  const most = isMin ? Math.max(...scores) : scores.reduce((all, score) => all + score, 0);
  if (whole.score !== null && most > whole.score)
    throw new PackageError(`${path}: max_score is ${whole.score}, but the groups give up to ${most}`);
  const waiting = groups.map((group) => ({ ...group, requires: [...new Set([...whole.requires, ...group.requires])] }));
  return {
    ...withSamples(waiting, (test) => folderOf(test)?.slice('secret/'.length), tests),
    ...(isMin ? { give: 'min' as const } : {}),
  };
}

/** Adds the group of the samples, where there are some or a group requires them. */
export function withSamples(groups: TestGroup[], groupOf: Grouping['groupOf'], tests: TestFiles[]): Grouping {
  const isNeeded =
    tests.some(({ name }) => name.startsWith('sample/')) || groups.some(({ requires }) => requires.includes(SAMPLE));
  if (!isNeeded) return { groups, groupOf };
  return {
    groups: [sampleGroup, ...groups],
    groupOf: (test) => (test.startsWith('sample/') ? SAMPLE : groupOf(test)),
  };
}

/** Throws PackageError where the files mix groups and test cases, or score what has no score. */
export function checkGroupFiles(files: PackageFiles, tests: TestFiles[], isScoring: boolean, fillIn: FillIn): void {
  const depths = new Set(
    tests.filter(({ name }) => name.startsWith('secret/')).map(({ name }) => folderOf(name) === undefined),
  );
  if (depths.size > 1) throw new PackageError('data/secret has both test cases and groups of them');
  if (tests.some(({ name }) => name.startsWith('sample/') && name.split('/').length > 2))
    throw new PackageError('data/sample has groups, which samples may not have');
  for (const path of files.keys()) {
    if (/^data\/secret\/[^/]+\/.+\/(test_group|testdata)\.yaml$/.test(path))
      throw new PackageError(`${path}: groups do not have groups within them`);
    const folder = /^(data(?:\/(?:sample|secret)(?:\/[^/]+)?)?)\/(?:test_group|testdata)\.yaml$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const yaml = readGroupYaml(files, folder, fillIn);
    if (yaml.static_validation_score !== undefined || yaml.static_validator_args !== undefined)
      throw new PackageError(`${path}: static validation is not taken`);
    for (const key of ['max_score', 'score_aggregation', 'require_pass'] as const) {
      if (yaml[key] === undefined) continue;
      if (!isScoring) throw new PackageError(`${path}: ${key} is for scoring problems`);
      if (!folder.startsWith('data/secret')) throw new PackageError(`${path}: ${key} is not permitted there`);
    }
  }
}
