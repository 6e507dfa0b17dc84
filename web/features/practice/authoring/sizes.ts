import type { AuthoredDraft, AuthoredTest } from '@devorbit/contract/practice/authoring.ts';

/** Characters that a test keeps; what a generator will print is not among them. */
export const testChars = (test: AuthoredTest): number =>
  test.kind === 'text' ? test.input.length + (test.answer?.length ?? 0) : 0;

/** Characters of all tests together, the examples with them, which the server bounds. */
export const draftChars = ({ tests, examples }: Pick<AuthoredDraft, 'tests' | 'examples'>): number =>
  tests.reduce((sum, test) => sum + testChars(test), 0) +
  examples.reduce(
    (sum, { input, output, explanation = '' }) => sum + input.length + output.length + explanation.length,
    0,
  );
