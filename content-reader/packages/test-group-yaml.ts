import { z } from 'zod';
import type { PackageFiles } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';
import type { FillIn } from './programs.ts';

/** Drafts of the format had one string of words. */
const Words = z.union(
  [z.array(z.coerce.string()), z.string().transform((words) => words.split(/\s+/).filter(Boolean))],
  'must be a sequence of strings',
);
const InputWords = z.union(
  [Words, z.record(z.string(), Words)],
  'must be a sequence of strings, or a map to sequences',
);

const shared = {
  args: Words.optional(),
  input_validator_args: InputWords.optional(),
  output_validator_args: Words.optional(),
  input_visualizer_args: Words.optional(),
  output_visualizer_args: Words.optional(),
  full_feedback: z.boolean().optional(),
};

/** `test_group.yaml` of package format 2025-09. */
const TestGroupYaml = z.strictObject({
  ...shared,
  max_score: z
    .union([z.number().int().min(0), z.literal('unbounded')], 'must be a whole number of at least 0, or unbounded')
    .optional(),
  score_aggregation: z.enum(['pass-fail', 'sum', 'min'], 'must be pass-fail, sum or min').optional(),
  static_validation_score: z.union([z.number().int().min(0), z.literal('pass-fail')]).optional(),
  static_validator_args: Words.optional(),
  require_pass: z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional(),
});
export type TestGroupYaml = z.infer<typeof TestGroupYaml>;

/** The `.yaml` of one test case. */
const TestCaseYaml = z.strictObject({ ...shared, hint: z.string().optional(), description: z.string().optional() });

export type InputWords = z.infer<typeof InputWords>;

/** What holds for one test case. */
export type CaseSettings = { args: string[]; inputValidator: InputWords; outputValidator: string[] };

/** The settings of a group; empty without a file. Throws PackageError. */
export function readGroupYaml(files: PackageFiles, folder: string, fillIn: FillIn): TestGroupYaml {
  const path = `${folder}/test_group.yaml`;
  return files.has(path) ? readYaml(path, fillIn(textOf(files, path)), TestGroupYaml) : {};
}

/** The settings of a test case: its own, then those of its folder, then of the folders above, key by key. Throws PackageError. */
export function readCaseSettings(files: PackageFiles, name: string, fillIn: FillIn): CaseSettings {
  const folders = name.split('/').slice(0, -1);
  const own = `data/${name}.yaml`;
  const layers = [
    ...(files.has(own) ? [readYaml(own, textOf(files, own), TestCaseYaml)] : []),
    ...folders.map((_, at) =>
      readGroupYaml(files, ['data', ...folders.slice(0, folders.length - at)].join('/'), fillIn),
    ),
    readGroupYaml(files, 'data', fillIn),
  ];
  const first = <Key extends keyof typeof shared>(key: Key) => layers.find((layer) => layer[key] !== undefined)?.[key];
  return {
    args: first('args') ?? [],
    inputValidator: first('input_validator_args') ?? [],
    outputValidator: first('output_validator_args') ?? [],
  };
}
