import { MAX_CELL_CHARS, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '@devorbit/contract/execution/documents.ts';
import { expect, it } from 'vitest';
import { csvRows, separatorOf } from './csv-rows.ts';
import { readSheets } from './office.ts';
import { decodeText, linePages } from './plain-text.ts';
import { Refused } from './refused.ts';

it('reads what programs write as text', () => {
  expect(decodeText(Buffer.from('naïve हिन्दी'))).toBe('naïve हिन्दी');
  expect(decodeText(Buffer.from('\uFEFFa'))).toBe('a');
  expect(decodeText(Buffer.from('\uFEFFab', 'utf16le'))).toBe('ab');
  expect(decodeText(Buffer.from('na\xefve', 'latin1'))).toBe('naïve');
  expect(() => decodeText(Buffer.from('a\0b'))).toThrow(Refused);
});

it('makes pages of lines', () => {
  const { pages, total } = linePages(`${'line\n'.repeat(201)}`);
  expect(total).toBe(2);
  expect(pages.map(({ label }) => label)).toEqual(['Lines 1–200', 'Lines 201–201']);
  expect(linePages('').pages).toEqual([{ label: 'Lines 1–1', text: '' }]);
});

it('takes cells as RFC 4180 has them', () => {
  expect(csvRows('a,"b ""c"", d\ne",\r\n,,x\n\n\n', ',')).toEqual({
    rows: [
      ['a', 'b "c", d\ne'],
      ['', '', 'x'],
    ],
    cut: false,
  });
  expect(csvRows('a|b', '|').rows).toEqual([['a', 'b']]);
  expect(csvRows('=1+1,"open', ',').rows).toEqual([['=1+1', 'open']]);
  expect(csvRows('\uFEFFa,', ',').rows).toEqual([['a']]);
  expect([separatorOf('a;b;c\nd,e'), separatorOf('a\tb'), separatorOf('a')]).toEqual([';', '\t', ',']);
});

it('takes no more of a table than a grid may have', () => {
  const wide = csvRows(`${'x,'.repeat(MAX_SHEET_COLUMNS + 5)}x`, ',');
  expect([wide.rows[0]?.length, wide.cut]).toEqual([MAX_SHEET_COLUMNS, true]);
  const long = csvRows('x\n'.repeat(MAX_SHEET_ROWS + 1), ',');
  expect([long.rows.length, long.cut]).toEqual([MAX_SHEET_ROWS, true]);
  const fat = csvRows('y'.repeat(MAX_CELL_CHARS + 1), ',');
  expect([fat.rows[0]?.[0]?.length, fat.cut]).toEqual([MAX_CELL_CHARS, true]);
  expect(csvRows('"'.repeat(100_000), ',').rows).toHaveLength(1);
});

it('believes only what the script can have said of sheets', () => {
  expect(readSheets(Buffer.from('3\n4/in-A b.csv\na,b\n2/in-Zeta.csv\nx\n'))).toEqual({
    sheets: [
      { name: 'A b', csv: 'a,b\n' },
      { name: 'Zeta', csv: 'x\n' },
    ],
    total: 3,
  });
  for (const said of ['1\n9/in-A.csv\nabc', '1\nin-A.csv\n', '1\n-1/in-A.csv\n', 'no line'])
    expect(() => readSheets(Buffer.from(said))).toThrow(Refused);
});
