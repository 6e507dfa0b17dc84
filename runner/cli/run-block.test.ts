import { expect, test } from 'vitest';
import { printedBy } from './run-block.ts';

test('a program of ours prints line by line, and fails as it does', () => {
  expect(printedBy('console.log(1 + 1, "two");\nconsole.log([1, 2]);')).toBe('2 two\n1,2');
  expect(() => printedBy('nothing.there')).toThrow('nothing is not defined');
  expect(() => printedBy('for (;;) {}')).toThrow(/timed out/);
});
