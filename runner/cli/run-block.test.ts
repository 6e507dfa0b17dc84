import { expect, test } from 'vitest';
import { printedBy } from './run-block.ts';

test('a program of ours prints line by line, and fails as it does', async () => {
  expect(await printedBy('console.log(1 + 1, "two");\nconsole.log([1, 2]);')).toBe('2 two\n1,2');
  await expect(printedBy('nothing.there')).rejects.toThrow('nothing is not defined');
  await expect(printedBy('for (;;) {}')).rejects.toThrow(/timed out/);
});

test('so does one in Python', async () => {
  expect(await printedBy('print(1 + 1, "zwölf")\nprint([1, 2])\n', 'python')).toBe('2 zwölf\n[1, 2]');
  await expect(printedBy('nothing.there', 'python')).rejects.toThrow("NameError: name 'nothing' is not defined");
});

test('one that prints nothing was run all the same, and other languages are not run', async () => {
  expect(await printedBy('let a = 1;')).toBe('');
  expect(await printedBy('DISPLAY "HELLO".', 'cobol')).toBeNull();
});
