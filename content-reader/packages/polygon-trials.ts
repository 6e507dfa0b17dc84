import { all, type Element, one } from './foreign-xml.ts';
import type { ImportedProblem, PackageFiles } from './imported-problem.ts';
import { decode } from './package-text.ts';
import { pathOf } from './polygon-paths.ts';

const testsOf = (program: Element | undefined): Element[] => all(one(program, 'testset', 'tests'), 'test');

/** The tests of the validator that it must refuse, as far as their files are there. */
export function readPolygonTrials(
  files: PackageFiles,
  problem: Element,
  note: (sentence: string) => void,
): Required<Pick<ImportedProblem, 'invalidInputs'>> {
  // Their inputs need not be valid, so they are no trials of ours.
  if (testsOf(one(problem, 'assets', 'checker')).length > 0) note('Tests of the checker are left out');
  const validator = one(problem, 'assets', 'validators', 'validator');
  const pattern = one(validator, 'testset', 'input-path-pattern')?.text;
  const invalidInputs = testsOf(validator).flatMap(({ attributes }, at) => {
    if (attributes['verdict'] !== 'invalid') return [];
    const path = pathOf(pattern, at + 1);
    const bytes = files.get(path);
    if (!bytes) note('Tests of the validator are left out: their files are not in the package');
    return bytes ? [{ name: `validator test ${at + 1}`, input: decode(path, bytes).replaceAll('\r\n', '\n') }] : [];
  });
  return { invalidInputs };
}
