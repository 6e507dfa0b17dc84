import type { GradedGroup } from '@devorbit/contract/execution/judging.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';
import { type Flags, TestdataYaml } from './problem-yaml-legacy.ts';

const usual: Omit<Testdata, 'file' | 'range'> = {
  on_reject: 'break',
  grading: 'default',
  grader_flags: '',
  input_validator_flags: '',
  output_validator_flags: '',
  accept_score: 1,
  reject_score: 0,
};

/** Settings of a group, and the file that they stand in. */
export type Testdata = { [Key in Exclude<keyof TestdataYaml, 'range'>]-?: NonNullable<TestdataYaml[Key]> } & {
  range?: string | undefined;
  file: string;
};

type Said = { [Key in keyof TestdataYaml]?: NonNullable<TestdataYaml[Key]> };
const said = (yaml: TestdataYaml): Said =>
  Object.fromEntries(Object.entries(yaml).filter(([, value]) => value !== undefined));

/**
 * The settings of a folder below `data`: key by key its own, else those of the closest folder above that says it, as the
 * judges of the format do; `range` is of the closest file alone. Throws PackageError.
 */
export function readTestdata(files: PackageFiles, folder: string): Testdata {
  const parts = folder.split('/');
  const paths = parts
    .map((_, at) => `${parts.slice(0, at + 1).join('/')}/testdata.yaml`)
    .filter((path) => files.has(path));
  const layers = paths.map((path) => readYaml(path, textOf(files, path), TestdataYaml));
  const given = layers.reduce<Omit<Testdata, 'file'>>(
    (above, own) => ({ ...above, ...said(own), range: own.range }),
    usual,
  );
  return { ...given, file: paths.at(-1) ?? `${folder}/testdata.yaml` };
}

/** The upper end of a `range`; null where it has none. */
export const upperEnd = (range: string | undefined): number | null => {
  const end = Number(range?.trim().split(/\s+/)[1]);
  return Number.isFinite(end) ? end : null;
};

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The words for a validator; those that are meant for another one are none. */
export const wordsFor = (flags: Flags, validator: string): string[] =>
  typeof flags === 'string'
    ? words(flags)
    : flags.name === validator || flags.name === stem(validator)
      ? words(flags.flags)
      : [];

const SCORES = ['sum', 'avg', 'min', 'max'] as const;
const VERDICTS = ['worst_error', 'no_errors', 'first_error', 'always_accept'] as const;

/** What the default grader is told: when it accepts, how it adds up. `lenient`: it accepts although a test was rejected. */
export type Grader = {
  score: (typeof SCORES)[number];
  accepts: GradedGroup['accepts'];
  lenient: boolean;
  ignoreSample: boolean;
};

/** Reads the flags of the default grader. Throws PackageError. */
export function readGrader({ grader_flags, grading, file }: Testdata): Grader {
  if (grading === 'custom') throw new PackageError(`${file}: a grader of the package's own is not taken`);
  const given = words(grader_flags);
  const unknown = given.find(
    (word) => ![...SCORES, ...VERDICTS, 'ignore_sample', 'accept_if_any_accepted'].some((flag) => flag === word),
  );
  if (unknown !== undefined) throw new PackageError(`${file}: the default grader has no flag ${unknown}`);
  const verdict = given.findLast((word) => VERDICTS.some((mode) => mode === word));
  const accepts = verdict === 'always_accept' ? 'always' : given.includes('accept_if_any_accepted') ? 'any' : 'all';
  return {
    score: SCORES.find((mode) => mode === given.findLast((word) => SCORES.some((one) => one === word))) ?? 'sum',
    accepts,
    lenient: accepts !== 'all',
    ignoreSample: given.includes('ignore_sample'),
  };
}

const LEGACY_KEYS = /^(on_reject|grader_flags|accept_score|reject_score|range)\s*:/m;

/** Whether a package says in the words of the legacy format how its tests are graded. */
export const hasLegacyGrading = (files: PackageFiles): boolean =>
  [...files.keys()].some((path) => /^data\/(.+\/)?testdata\.yaml$/.test(path) && LEGACY_KEYS.test(textOf(files, path)));
