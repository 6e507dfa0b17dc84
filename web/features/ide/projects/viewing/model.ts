import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
/** What a file that a program has made is looked at as; null where nothing shows it. */
export type Look = 'picture' | 'table' | 'page' | 'text';

const looks: Readonly<Record<string, Look>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  gif: 'picture',
  svg: 'picture',
  csv: 'table',
  tsv: 'table',
  html: 'page',
  htm: 'page',
  txt: 'text',
  md: 'text',
  json: 'text',
  log: 'text',
};

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
export const lookOf = (name: string): Look | null => looks[endingOf(name)] ?? null;

const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** The address of a picture for an `img`, in which an SVG runs nothing; opened by itself, it has no origin. */
export const pictureAddress = (name: string, base64: string): string =>
  `data:${pictures[endingOf(name)] ?? ''};base64,${base64}`;

/** More pixels than this are not drawn: a file of a few KB can say that it has a thousand million. */
const MOST_PIXELS = 50_000_000;

/** Whether a PNG or GIF says itself that it is too large to draw. */
export function isTooLarge(base64: string): boolean {
  const head = Uint8Array.from(atob(base64.slice(0, 32)), (letter) => letter.codePointAt(0) ?? 0);
  if (head.length < 24) return false;
  const view = new DataView(head.buffer);
  if (view.getUint32(0) === 0x89504e47) return view.getUint32(16) * view.getUint32(20) > MOST_PIXELS;
  if (view.getUint32(0) === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true) > MOST_PIXELS;
  return false;
}

/** A text of a file; what is no UTF-8 shows as �. */
export const textOf = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));

/** `count`: of all rows, of which the first are here. A cell is null where there is nothing. */
export type Grid = { columns: readonly string[]; rows: readonly (readonly (string | null)[])[]; count: number };

export const MOST_ROWS = 1_000;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 300;
const cell = (text: string): string => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text);

/** The sign that is most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string): number => line.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** A file of rows as RFC 4180 has them: quotes, and lines inside of quotes. The first row names the columns. */
export function gridOf(text: string): Grid {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let columns: string[] | null = null;
  let count = 0;
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const ended = () => {
    if (row.length === 1 && row[0] === '') {
      row = [];
      return;
    }
    if (columns === null) columns = row.slice(0, MOST_COLUMNS);
    else {
      count++;
      if (rows.length < MOST_ROWS) rows.push(row.slice(0, MOST_COLUMNS));
    }
    row = [];
  };
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      at++;
      for (;;) {
        const end = text.indexOf('"', at);
        value += text.slice(at, end < 0 ? undefined : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"' || end < 0) break;
        value += '"';
        at++;
      }
    }
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    value += text.slice(at, end);
    row.push(cell(value));
    at = end;
    if (text[at] === separator) {
      at++;
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    ended();
  }
  if (row.length > 0) ended();
  return { columns: columns ?? [], rows, count };
}

export const rowsText = (count: number): string =>
  `${counted(count, 'row')}${count > MOST_ROWS ? `. The first ${numberText(MOST_ROWS)} are shown.` : ''}`;

/** What SQLite has answered: tables, and whatever else it has said. */
export type Answer = { grid: Grid } | { text: string };

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /(?:"(?:[^"\\]|\\.)*"|-?[\d.][\d.eE+-]*|null|true|false)/y;
const LONGEST_TEXT = 20_000;

/** The value that begins there, as it is written; null where none does. */
const taken = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};
const plain = (written: string): string | null => {
  if (written === 'null') return null;
  // SQLite writes more digits of a fraction than there are: 1821.599999999999909 is 1821.6.
  if (!written.startsWith('"'))
    return /[.e]/i.test(written) && Number.isFinite(Number(written)) ? String(Number(written)) : written;
  try {
    return cell(String(JSON.parse(written.replaceAll('\n', String.raw`\n`))));
  } catch {
    return cell(written);
  }
};

/** One table of `.mode json`, with its columns in their order; null where none begins there. */
function tableAt(text: string, from: number): { grid: Grid; end: number } | null {
  let at = from + 1;
  let count = 0;
  const columns: string[] = [];
  const rows: (string | null)[][] = [];
  for (;;) {
    if (text[at] !== '{') return null;
    at++;
    const row: (string | null)[] = [];
    while (text[at] !== '}') {
      const key = taken(STRING, text, at);
      if (key === null || text[at + key.length] !== ':') return null;
      const value = taken(SCALAR, text, at + key.length + 1);
      if (value === null) return null;
      at += key.length + 1 + value.length;
      if (count === 0 && columns.length < MOST_COLUMNS) columns.push(plain(key) ?? '');
      if (row.length < MOST_COLUMNS) row.push(plain(value));
      if (text[at] === ',') at++;
      else if (text[at] !== '}') return null;
    }
    at++;
    count++;
    if (rows.length < MOST_ROWS) rows.push(row);
    if (text[at] === ']') return { grid: { columns, rows, count }, end: at + 1 };
    if (text[at] !== ',') return null;
    at++;
    while (text[at] === '\n') at++;
  }
}

/** The answers of SQLite in their order, of an output that is written as JSON; what is none is told as it is. */
export function answersIn(output: string): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  while (at < output.length) {
    const table = output.startsWith('[{', at) ? tableAt(output, at) : null;
    if (table) {
      answers.push({ grid: table.grid });
      at = table.end;
    } else {
      const end = output.indexOf('\n', at);
      const line = output.slice(at, end < 0 ? undefined : end);
      at = end < 0 ? output.length : end;
      const last = answers.at(-1);
      if (last && 'text' in last) last.text = `${last.text}\n${line}`.slice(0, LONGEST_TEXT);
      else if (line.trim() !== '') answers.push({ text: line.slice(0, LONGEST_TEXT) });
    }
    if (output[at] === '\n') at++;
  }
  return answers;
}
