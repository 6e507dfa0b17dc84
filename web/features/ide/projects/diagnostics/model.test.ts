import { expect, test } from 'vitest';
import { countsOf, countsText, inert, nextOf, placeText, type ShownDiagnostic } from './model.ts';

const at = (
  file: string,
  line: number,
  column: number | null = null,
  severity: ShownDiagnostic['severity'] = 'error',
) => ({ id: 1, file, line, column, endColumn: null, severity, message: 'no' }) satisfies ShownDiagnostic;
const all = [at('a.c', 2, 3), at('a.c', 2, 9), at('a.c', 5), at('b.c', 1, 1, 'warning')];

test('the next and the previous one, through all files and round again', () => {
  const to = (file: string, line: number, column: number, step: 1 | -1) => {
    const next = nextOf(all, { file, line, column }, step);
    return next && [next.file, next.line, next.column];
  };
  expect(to('a.c', 1, 1, 1)).toEqual(['a.c', 2, 3]);
  expect(to('a.c', 2, 3, 1)).toEqual(['a.c', 2, 9]);
  expect(to('a.c', 2, 9, 1)).toEqual(['a.c', 5, null]);
  expect(to('a.c', 5, 4, 1)).toEqual(['b.c', 1, 1]);
  expect(to('b.c', 1, 1, 1)).toEqual(['a.c', 2, 3]);
  expect(to('z.c', 1, 1, 1)).toEqual(['a.c', 2, 3]);
  expect(to('b.c', 1, 1, -1)).toEqual(['a.c', 5, null]);
  expect(to('a.c', 5, 4, -1)).toEqual(['a.c', 2, 9]);
  expect(to('a.c', 2, 3, -1)).toEqual(['b.c', 1, 1]);
  expect(nextOf([], { file: 'a.c', line: 1, column: 1 }, 1)).toBeNull();
});

test('what cannot be seen, or turns a line around, is spelled out; colours go', () => {
  expect(inert('\u001b[31merror\u001b[0m\r\nok\u202e!\u0007\u009b')).toBe('error\nok<U+202E>!<U+0007><U+009B>');
});

test('counts and places in words', () => {
  expect(countsText(countsOf(all))).toBe('3 errors, 1 warning');
  expect(countsText(countsOf([]))).toBe('No problems');
  expect(countsText(countsOf([at('a', 1, 1, 'hint')]))).toBe('1 hint');
  expect([placeText(all[0]!), placeText(all[2]!)]).toEqual(['line 2, column 3', 'line 5']);
});
