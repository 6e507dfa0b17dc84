import type { OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { type FillIn, type ProgramFiles, programsOf, readJudgeProgram } from './programs.ts';
import type { TestFiles } from './test-files.ts';

type InputValidator = ImportedProblem['inputValidators'][number];
/** The arguments of a validator for a test. */
export type ArgsOf = (validator: string, test: TestFiles) => string[];

/** Told of a package whose inputs nothing checks. */
export const NO_INPUT_VALIDATOR = 'There is no input validator: nothing has checked that the inputs are valid';

const isText = (name: string): boolean => /^readme(\.|$)|\.(md|txt|h|hpp)$/i.test(name);

/** Reads the input validators of a folder. What cannot run is told to `note`. Throws PackageError. */
export function readInputValidators(
  files: PackageFiles,
  folder: string,
  tests: TestFiles[],
  testName: (name: string) => string,
  argsOf: ArgsOf,
  fillIn: FillIn,
  note: (sentence: string) => void,
): InputValidator[] {
  return programsOf(files, folder).flatMap((found): InputValidator[] => {
    if (found.isFile && isText(found.name)) return [];
    if (/\.(ctd|viva)$/.test(found.name)) {
      note(`${found.path} is not run: only programs check inputs here`);
      return [];
    }
    const read = readJudgeProgram(found, fillIn);
    const each = tests.map((test) => [testName(test.name), argsOf(found.name, test)] as const);
    const args = each[0]?.[1] ?? [];
    const others = each.filter(([, own]) => own.join('\0') !== args.join('\0'));
    return [{ ...read, args, ...(others.length === 0 ? {} : { testArgs: Object.fromEntries(others) }) }];
  });
}

/** The one output validator of a folder that is the program itself, or holds it. Null without one. Throws PackageError. */
export function readOutputValidator(
  files: PackageFiles,
  folder: string,
  fillIn: FillIn,
): (OutputValidator & { name: string }) | null {
  const programs = programsOf(files, folder);
  const plain = programs.filter(({ isFile }) => isFile);
  if (programs.length === 0) return null;
  const folders = programs.filter((program) => !plain.includes(program));
  const [only] = folders;
  const code = plain.filter(({ name }) => !isText(name));
  const program: ProgramFiles | undefined =
    folders.length === 0
      ? { path: folder, name: folder, isFile: false, files: new Map(plain.flatMap(({ files: own }) => [...own])) }
      : folders.length === 1 && code.length === 0
        ? only
        : undefined;
  if (!program) throw new PackageError(`${folder}/ has several programs; one validator judges here`);
  return { name: program.name, ...readJudgeProgram(program, fillIn) };
}
