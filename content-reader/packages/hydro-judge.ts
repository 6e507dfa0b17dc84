import type { JudgePackage, JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { checkerOf } from './foreign-checker.ts';
import type { HydroConfig } from './hydro-config.ts';
import { testFile } from './hydro-files.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { below } from './package-text.ts';
import { specialJudge } from './special-judge.ts';
import { judgedBy, standardChecker } from './standard-checkers.ts';

type Judging = Pick<JudgePackage, 'validator' | 'validator_flags' | 'interactive' | 'submit_answer'>;
type Program = HydroConfig['checker'];

const nameOf = (program: Program): string | undefined =>
  typeof program === 'string' ? program : (program?.file ?? undefined);
const languageOf = (program: Program): string | undefined => (typeof program === 'object' ? program?.lang : undefined);

/** Headers that a program of the judge's may include: those beside the tests. */
const headersOf = (files: PackageFiles): Map<string, string> =>
  new Map(
    [...below(files, 'testdata').keys()].map((path) => [path.slice(path.lastIndexOf('/') + 1), `testdata/${path}`]),
  );

function readProgram(files: PackageFiles, file: string, key: string, program: Program): JudgeProgram {
  const name = nameOf(program);
  if (name === undefined) throw new PackageError(`${file}: ${key} is missing`);
  const path = testFile(files, name);
  if (path === undefined) throw new PackageError(`${file}: the ${key} testdata/${name} is missing`);
  return checkerOf(files, path, headersOf(files), languageOf(program));
}

/** A program on testlib whose points Hydro takes as a share of the test's: our testlib.h knows the word. */
function readTestlib(files: PackageFiles, file: string, key: string, given: Program): JudgeProgram {
  const program = readProgram(files, file, key, given);
  const [main, ...others] = program.files;
  if (!main) return program;
  return {
    ...program,
    files: [{ ...main, text: `#define TESTLIB_POINTS_ARE_SHARES\n#line 1\n${main.text}` }, ...others],
  };
}

function checkedBy(files: PackageFiles, file: string, config: HydroConfig, note: (sentence: string) => void): Judging {
  const type = config.checker_type ?? 'default';
  if (type === 'default') {
    note('White space inside a line does not count here; Hydro compares it');
    return { validator_flags: ['case_sensitive'] };
  }
  if (type === 'strict') return { validator_flags: ['case_sensitive', 'space_change_sensitive'] };
  const name = nameOf(config.checker);
  if (type === 'testlib' && name !== undefined && !name.includes('.')) {
    const standard = standardChecker(name);
    if (!standard) throw new PackageError(`${file}: there is no standard checker ${name} here`);
    return judgedBy(standard);
  }
  if (type === 'testlib') {
    const program = readTestlib(files, file, 'checker', config.checker);
    return { validator_flags: [], validator: { protocol: 'testlib', program } };
  }
  if (type === 'kattis') {
    const program = readProgram(files, file, 'checker', config.checker);
    return { validator_flags: [], validator: { protocol: 'icpc', program } };
  }
  if (type === 'hustoj' || type === 'qduoj') {
    const program = readProgram(files, file, 'checker', config.checker);
    return { validator_flags: [], validator: specialJudge(type, program) };
  }
  throw new PackageError(
    `${file}: checkers of the type ${type} are not taken (default, strict, testlib, kattis, hustoj and qduoj are)`,
  );
}

/** Who judges, and how. Throws PackageError where the configuration asks for what is not judged here. */
export function readHydroJudge(
  files: PackageFiles,
  file: string,
  config: HydroConfig,
  note: (sentence: string) => void,
): Judging {
  const type = config.type ?? 'default';
  if (config.filename)
    throw new PackageError(
      `${file}: the program works on files (filename: ${config.filename}); only standard input and output are taken`,
    );
  if (config.user_extra_files?.length)
    throw new PackageError(
      `${file}: submissions are built together with ${config.user_extra_files.join(', ')} (user_extra_files), which is not taken`,
    );
  if (config.template !== undefined && config.template !== null)
    throw new PackageError(`${file}: submissions are put into a template, which is not taken`);
  if (type === 'interactive') {
    const program = readTestlib(files, file, 'interactor', config.interactor);
    return { interactive: true, validator_flags: [], validator: { protocol: 'testlib', program } };
  }
  if (type === 'default') return checkedBy(files, file, config, note);
  if (type === 'submit_answer') return { submit_answer: true, ...checkedBy(files, file, config, note) };
  throw new PackageError(
    `${file}: problems of the type ${type} are not taken (default, interactive and submit_answer are)`,
  );
}

/** The validator of the inputs, if there is one. */
export function readHydroValidators(
  files: PackageFiles,
  file: string,
  config: HydroConfig,
): ImportedProblem['inputValidators'] {
  if (!config.validator) return [];
  return [{ protocol: 'testlib', program: readProgram(files, file, 'validator', config.validator), args: [] }];
}
