import { type PackageFiles, PackageError } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';
import { type Flags, TestdataYaml } from './problem-yaml-legacy.ts';

const usual = TestdataYaml.parse({});

/** Settings of a group, and the file that they stand in. */
export type Testdata = TestdataYaml & { file: string };

/** The settings of a folder below `data`: its own, or those of the closest folder above that has some. Throws PackageError. */
export function readTestdata(files: PackageFiles, folder: string): Testdata {
  const parts = folder.split('/');
  for (let length = parts.length; length > 0; length--) {
    const file = `${parts.slice(0, length).join('/')}/testdata.yaml`;
    if (files.has(file)) return { ...readYaml(file, textOf(files, file), TestdataYaml), file };
  }
  return { ...usual, file: `${folder}/testdata.yaml` };
}

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
const VERDICTS = ['worst_error', 'first_error', 'always_accept'] as const;

/** What the default grader is told. `lenient`: it accepts although a test was rejected. */
export type Grader = { score: (typeof SCORES)[number]; lenient: boolean; ignoreSample: boolean };

/** Reads the flags of the default grader. Throws PackageError. */
export function readGrader({ grader_flags, grading, file }: Testdata): Grader {
  if (grading === 'custom') throw new PackageError(`${file}: a grader of the package's own is not taken`);
  const given = words(grader_flags);
  const unknown = given.find(
    (word) => ![...SCORES, ...VERDICTS, 'ignore_sample', 'accept_if_any_accepted'].some((flag) => flag === word),
  );
  if (unknown !== undefined) throw new PackageError(`${file}: the default grader has no flag ${unknown}`);
  const verdict = VERDICTS.findLast((mode) => given.includes(mode)) ?? 'worst_error';
  return {
    score: SCORES.find((mode) => mode === given.findLast((word) => SCORES.some((one) => one === word))) ?? 'sum',
    lenient: verdict === 'always_accept' || given.includes('accept_if_any_accepted'),
    ignoreSample: given.includes('ignore_sample'),
  };
}
