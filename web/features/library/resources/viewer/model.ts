import { MAX_SHOWN_COLUMNS, MAX_SHOWN_ROWS } from '@devorbit/contract/library/resources-limits.ts';
import Papa from 'papaparse';

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
  const widest = whole.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    rows: whole.slice(0, MAX_SHOWN_ROWS).map((row) => row.slice(0, MAX_SHOWN_COLUMNS)),
    columns: Math.min(widest, MAX_SHOWN_COLUMNS),
    more: cut || data.length > MAX_SHOWN_ROWS || widest > MAX_SHOWN_COLUMNS,
  };
}

/** `A`, `Z`, `AA`, as spreadsheets call their columns; from 0. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
