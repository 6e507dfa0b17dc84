import { expect, test } from 'vitest';
import { answersIn, gridOf, isTooLarge, lookOf, MOST_ROWS, pictureAddress, rowsText } from './model.ts';

test('rows as spreadsheets write them', () => {
  expect(gridOf('name,age\nAda,36\n"Bob ""B"", Jr.","4\n5"\n')).toEqual({
    columns: ['name', 'age'],
    rows: [
      ['Ada', '36'],
      ['Bob "B", Jr.', '4\n5'],
    ],
    count: 2,
  });
  expect(gridOf('\ufeffa;b\r\n1;2,5\r\n')).toEqual({ columns: ['a', 'b'], rows: [['1', '2,5']], count: 1 });
  expect(gridOf('a\tb\n1\t')).toEqual({ columns: ['a', 'b'], rows: [['1', '']], count: 1 });
  expect(gridOf('')).toEqual({ columns: [], rows: [], count: 0 });
  expect(gridOf('a,b\n"never ends,1\n')).toEqual({ columns: ['a', 'b'], rows: [['never ends,1\n']], count: 1 });
});

test('of many and of wide rows the first, and how many there are', () => {
  const { columns, rows, count } = gridOf(`${'c,'.repeat(500)}c\n${'1,2\n'.repeat(5_000)}${'x'.repeat(9_000)}`);
  expect([columns.length, rows.length, count]).toEqual([60, MOST_ROWS, 5_001]);
  expect(gridOf(`a\n${'x'.repeat(9_000)}`).rows[0]?.[0]).toHaveLength(301);
  expect(rowsText(1)).toBe('1 row');
  expect(rowsText(5_001)).toBe('5,001 rows. The first 1,000 are shown.');
});

test('tables of SQLite in the order of their columns, and words between them', () => {
  expect(answersIn('[{"2":"x","1":null},\n{"2":"a\\n\\"b\\"","1":1821.599999999999909}]\n[{"count(*)":3}]\n')).toEqual([
    {
      grid: {
        columns: ['2', '1'],
        rows: [
          ['x', null],
          ['a\n"b"', '1821.6'],
        ],
        count: 2,
      },
    },
    { grid: { columns: ['count(*)'], rows: [['3']], count: 1 } },
  ]);
  expect(answersIn('[{"a":9007199254740993,"b":9.0e+999,"c":-2.5e-07}]')).toEqual([
    { grid: { columns: ['a', 'b', 'c'], rows: [['9007199254740993', '9.0e+999', '-2.5e-7']], count: 1 } },
  ]);
  expect(answersIn('hello|1\n\n[{"a":1}]\n[{"cut":')).toEqual([
    { text: 'hello|1\n' },
    { grid: { columns: ['a'], rows: [['1']], count: 1 } },
    { text: '[{"cut":' },
  ]);
  expect(answersIn('')).toEqual([]);
  expect(answersIn('[{]}[{"a"]')).toEqual([{ text: '[{]}[{"a"]' }]);
});

test('what shows a file, and pictures that say they are too large', () => {
  expect(['a.PNG', 'b/c.svg', 'd.csv', 'e.html', 'f.txt', 'g.db', 'png'].map(lookOf)).toEqual([
    'picture',
    'picture',
    'table',
    'page',
    'text',
    null,
    'picture',
  ]);
  expect(pictureAddress('a.svg', 'PHN2Zz4=')).toBe('data:image/svg+xml;base64,PHN2Zz4=');
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(33);
    bytes.writeUInt32BE(0x89504e47);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes.toString('base64');
  };
  expect(isTooLarge(png(800, 600))).toBe(false);
  expect(isTooLarge(png(60_000, 60_000))).toBe(true);
  expect(isTooLarge('')).toBe(false);
});
