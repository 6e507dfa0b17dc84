import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { below, decode, encode } from './package-text.ts';
import type { TestFiles } from './test-files.ts';

type Trials = Required<Pick<ImportedProblem, 'invalidInputs' | 'trialOutputs'>>;

/** The folders below `data/` that are read here. */
export const TRIAL_FOLDERS = ['data/invalid_input', 'data/invalid_output', 'data/valid_output'];

/** The text of a trial's file. Throws PackageError where it is missing. */
function part(found: Map<string, Uint8Array>, folder: string, name: string): string {
  const bytes = found.get(name);
  if (!bytes) throw new PackageError(`data/${folder}/${name} is missing`);
  return decode(`data/${folder}/${name}`, bytes);
}

/**
 * Reads what the package gives to try its validators on: inputs to be refused, outputs to be refused or accepted.
 * `flagsOf` tells the output validator's arguments by a trial's name. Throws PackageError.
 */
export function readTrials(files: PackageFiles, flagsOf: (name: string) => string[]): Trials {
  const inputs = (folder: string) => {
    const found = below(files, `data/${folder}`);
    const names = [...found.keys()].filter((path) => path.endsWith('.in')).map((path) => path.slice(0, -'.in'.length));
    return names.map((name) => ({ found, folder, name, input: part(found, folder, `${name}.in`) }));
  };
  return {
    invalidInputs: inputs('invalid_input').map(({ name, input }) => ({ name: `invalid_input/${name}`, input })),
    trialOutputs: ['valid_output', 'invalid_output'].flatMap(inputs).map(({ found, folder, name, input }) => ({
      name: `${folder}/${name}`,
      input,
      answer: part(found, folder, `${name}.ans`),
      output: part(found, folder, `${name}.out`),
      accepted: folder === 'valid_output',
      flags: flagsOf(`${folder}/${name}`),
    })),
  };
}

/** The trials whose inputs the input validators read, as test cases. */
export const trialInputs = ({ invalidInputs, trialOutputs }: Trials): TestFiles[] =>
  [...invalidInputs, ...trialOutputs].map(({ name, input }) => ({ name, input, answer: '' }));

/** Writes the trials' own files. */
export function writeTrials(
  out: Map<string, Uint8Array>,
  { invalidInputs = [], trialOutputs = [] }: Pick<ImportedProblem, 'invalidInputs' | 'trialOutputs'>,
): void {
  for (const { name, input } of invalidInputs) out.set(`data/${name}.in`, encode(input));
  for (const { name, input, answer, output } of trialOutputs) {
    out.set(`data/${name}.in`, encode(input));
    out.set(`data/${name}.ans`, encode(answer));
    out.set(`data/${name}.out`, encode(output));
  }
}
