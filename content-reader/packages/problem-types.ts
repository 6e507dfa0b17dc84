import { PackageError } from './imported-problem.ts';
import type { ProblemType } from './problem-yaml-2025.ts';

const incompatible: [ProblemType, ProblemType][] = [
  ['pass-fail', 'scoring'],
  ['multi-pass', 'submit-answer'],
  ['interactive', 'submit-answer'],
];
/** As often as the contract lets a program run on one test. */
const MAX_PASSES = 20;

/** Throws PackageError where the types of a problem contradict each other, or need a validator that `folder` does not hold. */
export function checkTypes(
  given: ProblemType[],
  passes: number | undefined,
  hasValidator: boolean,
  folder: string,
): void {
  const types = new Set(given);
  if (types.size < given.length) throw new PackageError('problem.yaml: type names one type twice');
  for (const [one, other] of incompatible)
    if (types.has(one) && types.has(other))
      throw new PackageError(`problem.yaml: type cannot be both ${one} and ${other}`);
  for (const needy of ['interactive', 'multi-pass'] as const)
    if (types.has(needy) && !hasValidator)
      throw new PackageError(`${folder}/ is missing: a problem of type ${needy} needs it`);
  if ((passes ?? 2) > MAX_PASSES)
    throw new PackageError(`problem.yaml: limits.validation_passes must be at most ${MAX_PASSES} here`);
}

/** Throws PackageError where a problem whose submission is one text has not exactly one test. */
export function checkSubmitAnswer(given: ProblemType[], tests: number): void {
  if (given.includes('submit-answer') && tests !== 1)
    throw new PackageError(
      `data has ${tests} test cases: a problem of type submit-answer has one here, as its submission is one text`,
    );
}
