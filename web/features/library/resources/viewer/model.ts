import { MAX_SHOWN_COLUMNS, MAX_SHOWN_ROWS } from '@devorbit/contract/library/resources-limits.ts';
import Papa from 'papaparse';
import type { Spot } from '../model.ts';

/** A table as it is shown: rows of texts, as many columns as its widest row has. `more`: not all of it. */
export type ShownTable = { rows: string[][]; columns: number; more: boolean };

/** Comma-separated values as a table; whatever stands in a cell is text. */
export function tableOf(text: string, cut: boolean): ShownTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    preview: MAX_SHOWN_ROWS + 1,
    skipEmptyLines: 'greedy',
  });
  // The last row of a text that is cut may be cut itself.
  const whole = cut && data.length <= MAX_SHOWN_ROWS ? data.slice(0, -1) : data;
  const widest = widestOf(whole);
  return {
    rows: whole.slice(0, MAX_SHOWN_ROWS).map((row) => row.slice(0, MAX_SHOWN_COLUMNS)),
    columns: Math.min(widest, MAX_SHOWN_COLUMNS),
    more: cut || data.length > MAX_SHOWN_ROWS || widest > MAX_SHOWN_COLUMNS,
  };
}

/** `A`, `Z`, `AA`, as spreadsheets call their columns; from 0. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** Columns of the widest row. */
export const widestOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Whether one of these words stands in a text, in letters of either case. */
export const hasWord = (text: string, words: readonly string[]): boolean => {
  const small = text.toLowerCase();
  return words.some((word) => small.includes(word.toLowerCase()));
};

/** Lines of a page of plain text, as runners count them. */
const PAGE_LINES = 200;

/** What stands before, at and behind the first of the words from a page on; nothing at it where there is no such word. */
export function cutAt(text: string, spot: Spot | null): [before: string, at: string, after: string] {
  if (spot === null) return [text, '', ''];
  let from = 0;
  for (let line = 0; line < (spot.page - 1) * PAGE_LINES && from >= 0; line++) {
    const end = text.indexOf('\n', from);
    from = end < 0 ? -1 : end + 1;
  }
  const small = text.toLowerCase();
  const places = spot.words.flatMap((word) => {
    const at = word === '' || from < 0 ? -1 : small.indexOf(word.toLowerCase(), from);
    return at < 0 ? [] : [{ at, length: word.length }];
  });
  const [first] = places.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return [text, '', ''];
  const end = first.at + first.length;
  return [text.slice(0, first.at), text.slice(first.at, end), text.slice(end)];
}
