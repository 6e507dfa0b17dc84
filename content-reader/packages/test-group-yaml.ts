import { z } from 'zod';
import type { PackageFiles } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';
import type { FillIn } from './programs.ts';
import { type InputWords, TestGroupYaml, sharedKeys } from './test-group-schema.ts';
import { readDraftYaml } from './testdata-draft.ts';

/** The `.yaml` of one test case. */
const TestCaseYaml = z.strictObject({ ...sharedKeys, hint: z.string().optional(), description: z.string().optional() });

/** What holds for one test case. */
export type CaseSettings = { args: string[]; inputValidator: InputWords; outputValidator: string[] };

/** The settings of a group; empty without a file. Throws PackageError. */
export function readGroupYaml(files: PackageFiles, folder: string, fillIn: FillIn): TestGroupYaml {
  const path = `${folder}/test_group.yaml`;
  const older = `${folder}/testdata.yaml`;
  if (files.has(path)) return readYaml(path, fillIn(textOf(files, path)), TestGroupYaml);
  return files.has(older) ? readDraftYaml(older, fillIn(textOf(files, older))) : {};
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
  const first = <Key extends keyof typeof sharedKeys>(key: Key) =>
    layers.find((layer) => layer[key] !== undefined)?.[key];
  return {
    args: first('args') ?? [],
    inputValidator: first('input_validator_args') ?? [],
    outputValidator: first('output_validator_args') ?? [],
  };
}
