import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredChecker } from '@devorbit/contract/practice/authoring.ts';
import { PackageError } from '../packages/imported-problem.ts';
import { NoPracticeProgram, practiceProgram } from './practice-program.ts';

/** The one tolerance of the default checker: absolute or relative, whichever is kept. Throws PackageError. */
function toleranceOf(words: string[]): number | null {
  const given = new Map(
    words.flatMap((word, at) => (word.startsWith('float_') ? [[word, Number(words[at + 1])]] : [])),
  );
  if (given.size === 0) return null;
  const absolute = given.get('float_tolerance') ?? given.get('float_absolute_tolerance');
  const relative = given.get('float_tolerance') ?? given.get('float_relative_tolerance');
  if (absolute === undefined || absolute !== relative)
    throw new PackageError(
      'the checker has other tolerances for absolute and relative errors; the authoring page has one for both',
    );
  if (!(absolute > 0 && absolute <= 1))
    throw new PackageError(`the checker's tolerance is ${absolute}; the authoring page takes more than 0, up to 1`);
  return absolute;
}

/** Who compares the outputs of a pass-fail problem. Throws PackageError where the page has no word for it. */
export function draftChecker({ validator, validator_flags, tests }: JudgePackage, taken: Set<string>): AuthoredChecker {
  if (tests.some((test) => test.validator_flags !== undefined))
    throw new PackageError('some tests are compared in ways of their own; the authoring page compares all alike');
  if (!validator) {
    const words = validator_flags.flatMap((flag) => flag.split(/\s+/)).filter((word) => word !== '');
    return {
      kind: 'default',
      case_sensitive: words.includes('case_sensitive'),
      space_change_sensitive: words.includes('space_change_sensitive'),
      float_tolerance: toleranceOf(words),
    };
  }
  const file = validator.program.files[0]?.name ?? 'checker';
  if (validator_flags.length > 0)
    throw new PackageError(
      `the checker ${file} is called with arguments (${validator_flags.join(' ').slice(0, 100)}); the authoring page gives none`,
    );
  try {
    const program = practiceProgram(validator.program, file, taken);
    return { kind: 'program', protocol: validator.protocol, program };
  } catch (error) {
    if (error instanceof NoPracticeProgram)
      throw new PackageError(`the checker ${file} ${error.message}`, { cause: error });
    throw error;
  }
}
