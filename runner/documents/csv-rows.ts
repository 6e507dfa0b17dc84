import { MAX_CELL_CHARS, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '@devorbit/contract/execution/documents.ts';

export type Rows = { rows: string[][]; cut: boolean };

const SEPARATORS = [',', ';', '\t', '|'];

/** The one that the first lines have most of; a comma where there is none. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 4000);
  const count = (separator: string) => start.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

const isEmpty = (row: string[] | undefined): boolean => row?.every((cell) => cell === '') ?? false;

/** Rows of text as RFC 4180 has them, as many and as wide as a grid may be; reads no further than that. */
export function csvRows(text: string, separator: string): Rows {
  const rows: string[][] = [];
  let row: string[] = [];
  let cut = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const add = (cell: string) => {
    const shown = cell.replaceAll('\0', '').toWellFormed();
    cut ||= row.length >= MAX_SHEET_COLUMNS ? shown !== '' : shown.length > MAX_CELL_CHARS;
    if (row.length < MAX_SHEET_COLUMNS) row.push(shown.slice(0, MAX_CELL_CHARS));
  };
  const endRow = () => {
    while (row.at(-1) === '') row.pop();
    rows.push(row);
    row = [];
  };
  const quoted = (): string => {
    let cell = '';
    for (at++; at < text.length;) {
      const close = text.indexOf('"', at);
      const end = close < 0 ? text.length : close;
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') break;
      cell += '"';
      at++;
    }
    return cell;
  };
  const end = new RegExp(`[\r\n${separator === '|' ? '\\|' : separator}]`, 'g');
  const plain = (): string => {
    end.lastIndex = at;
    const found = end.exec(text)?.index ?? text.length;
    const cell = text.slice(at, found);
    at = found;
    return cell;
  };
  while (at < text.length && rows.length < MAX_SHEET_ROWS) {
    add(text[at] === '"' ? quoted() + plain() : plain());
    if (text[at] === separator) {
      at++;
      if (at === text.length) add('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    endRow();
  }
  if (row.length > 0) endRow();
  cut ||= at < text.length;
  while (isEmpty(rows.at(-1))) rows.pop();
  return { rows, cut };
}
