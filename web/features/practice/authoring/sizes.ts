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

/** Characters or bytes: `12 B`, `3.4 KB`, `16 MB`. */
export function sizeText(size: number): string {
  if (size < 1024) return `${size.toLocaleString('en')} B`;
  const [value, unit] = size < 1024 * 1024 ? [size / 1024, 'KB'] : [size / 1024 / 1024, 'MB'];
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
