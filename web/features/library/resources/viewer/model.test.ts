import { expect, test } from 'vitest';
import { columnName, cutAt, hasWord, tableOf } from './model.ts';

test('cells are texts, whatever they hold', () => {
  expect(tableOf('\ufeffname,marks\n"Rao, Asha",=1+1\n\n<b>x</b>,"a\nb"\n', false)).toEqual({
    rows: [
      ['name', 'marks'],
      ['Rao, Asha', '=1+1'],
      ['<b>x</b>', 'a\nb'],
    ],
    columns: 2,
    more: false,
  });
});

test('other separators are found out, short rows stay short', () => {
  expect(tableOf('a;b;c\n1;2', false)).toMatchObject({
    rows: [
      ['a', 'b', 'c'],
      ['1', '2'],
    ],
    columns: 3,
  });
  expect(tableOf('', false)).toEqual({ rows: [], columns: 0, more: false });
});

test('no more than can be shown, and it says so', () => {
  const long = tableOf('a,b\n'.repeat(2500), false);
  expect([long.rows.length, long.more]).toEqual([2000, true]);
  const wide = tableOf(Array.from({ length: 150 }, (_, at) => at).join(','), false);
  expect([wide.rows[0]?.length, wide.columns, wide.more]).toEqual([100, 100, true]);
  // The row where the text was cut is no whole row.
  expect(tableOf('a,b\nc,d\ne', true)).toEqual({
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    columns: 2,
    more: true,
  });
});

test('columns have the names of spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 99].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'CV']);
});

test('a text opens at the word of a page', () => {
  const text = `Kepler\n${'line\n'.repeat(210)}kepler again`;
  expect(cutAt(text, { page: 2, words: ['absent', 'KEPLER'] })[1]).toBe('kepler');
  expect(cutAt(text, { page: 1, words: ['kepler'] })).toEqual(['', 'Kepler', text.slice(6)]);
  expect(cutAt(text, { page: 9, words: ['kepler'] })).toEqual([text, '', '']);
  expect(cutAt(text, null)).toEqual([text, '', '']);
  expect(cutAt(text, { page: 1, words: [] })).toEqual([text, '', '']);
});

test('cells with a word are known in letters of either case', () => {
  expect(hasWord('Asha RAO', ['rao'])).toBe(true);
  expect(hasWord('Asha', ['rao', ''].filter(Boolean))).toBe(false);
  expect(hasWord('Asha', [])).toBe(false);
});
