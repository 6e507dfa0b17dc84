import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';
import type { TestFiles } from './test-files.ts';

/** The contract's bound. */
const MAX_TESTS = 500;

export type FlaggedTest = TestFiles & { flags: string[]; args?: string[]; group?: string };

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((word, at) => word === b[at]);

/** The name of a test as learners and authors read it: `Example 1` of the samples, the path below `secret/` of the others. */
export const shownName = (name: string): string =>
  name.startsWith('sample/') ? `Example ${name.slice('sample/'.length)}` : name.replace(/^secret\//, '');

/** The tests of a judging package, and the validator flags that hold where a test has none of its own. Throws PackageError. */
export function judgedTests(tests: FlaggedTest[]): Pick<JudgePackage, 'tests' | 'validator_flags'> {
  if (!tests.some(({ name }) => name.startsWith('secret/'))) throw new PackageError('data/secret has no test case');
  if (tests.length > MAX_TESTS)
    throw new PackageError(`data has ${tests.length} test cases; at most ${MAX_TESTS} are judged here`);
  const usual = tests[0]?.flags ?? [];
  return {
    validator_flags: usual,
    tests: tests.map(({ name, input, answer, flags, args = [], group }) => ({
      name: shownName(name),
      sample: name.startsWith('sample/'),
      input,
      answer,
      ...(group === undefined ? {} : { group }),
      ...(args.length === 0 ? {} : { args }),
      ...(same(flags, usual) ? {} : { validator_flags: flags }),
    })),
  };
}
