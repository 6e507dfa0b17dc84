import type { Mark } from '@devorbit/contract/mark.ts';
import { plainWord } from './question.ts';

/** Around what the database has found: characters of the private use area, which no text of ours has. */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';

/** In place of `<` while the database looks for words, which would take it for the begin of markup. */
export const LESS = '\uE002';

/** Where a word meets a sign: ASCII and no letter, so that the database parts them there; no text of ours has it. */
const SEAM = '\u001F';

/** Beyond ASCII, where the database takes every sign for a letter: quotes, dashes, dandas, blanks of other widths. Joiners belong to words. */
const SIGN = String.raw`[[\u0080-\u{10FFFF}]--[\p{L}\p{M}\p{N}\u200C\u200D]]`;
const SIGNS = new RegExp(`${SIGN}+`, 'gv');
const BESIDE_SIGNS = new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}])(?=${SIGN})|(?<=${SIGN})(?=[\p{L}\p{N}])`, 'gv');

/** A text of strangers, which may have them. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\uE000-\uE002]/gu, '').replaceAll(SEAM, '');

/**
 * A text whose words are found as they stand in questions: letters in Unicode's form NFC, no hyphens that nobody sees, and
 * seams beside signs, which `withoutSeams` takes out of what is shown of it.
 */
export const asSearched = (text: string): string =>
  withoutMarks(text).normalize('NFC').replaceAll('\u00AD', '').replaceAll(BESIDE_SIGNS, SEAM);

export const withoutSeams = (text: string): string => text.replaceAll(SEAM, '');

/** A question without them. */
export const withoutSigns = (text: string): string => text.replaceAll(SIGNS, ' ');

export type Marked = { text: string; marks: Mark[] };

/** A headline of the database as plain text and the places that it has found. */
export function readHeadline(headline: string): Marked {
  const marks: Mark[] = [];
  let text = '';
  let from: number | null = null;
  for (const part of headline.split(/([\uE000\uE001])/)) {
    if (part === OPEN) from = text.length;
    else if (part !== CLOSE) text += part;
    else if (from !== null) {
      if (from < text.length) marks.push([from, text.length]);
      from = null;
    }
  }
  return { text, marks };
}

/** What the making of plain text leaves over: space before a sign, and a full stop after the end of a sentence. */
const LEFT_OVER = /\s+(?=[,.;:!?](?:\s|$))|(?<=[^.][.!?])\.(?=\s|$)/gu;

/** Without what is left over; marks move along. */
export function tidy({ text, marks }: Marked): Marked {
  const gone = [...text.matchAll(LEFT_OVER)].map(({ 0: found, index }) => ({ index, length: found.length }));
  const moved = (place: number) =>
    gone.reduce((sum, { index, length }) => sum - Math.max(0, Math.min(length, place - index)), place);
  return { text: text.replaceAll(LEFT_OVER, ''), marks: marks.map(([from, to]): Mark => [moved(from), moved(to)]) };
}

type Fits = (word: string, wanted: string) => boolean;

/** A word that the question has, or the beginning of. */
export const begins: Fits = (word, wanted) => wanted.length > 1 && word.startsWith(wanted);

/** Adds the words of the text that fit one of `wanted`, which are plain. */
export function markWords({ text, marks }: Marked, wanted: string[], fits: Fits): Marked {
  const added = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }): Mark[] => {
    const mark: Mark = [index, index + word.length];
    const known = marks.some(([from, to]) => from < mark[1] && mark[0] < to);
    return !known && wanted.some((want) => fits(plainWord(word), want)) ? [mark] : [];
  });
  return { text, marks: [...marks, ...added].sort(([a], [b]) => a - b) };
}

/** With an ellipsis on each side where the text goes on. */
export function withEllipses({ text, marks }: Marked, before: boolean, after: boolean): Marked {
  const start = before ? '…' : '';
  return {
    text: start + text + (after && !/[.!?…]$/.test(text) ? '…' : ''),
    marks: marks.map(([from, to]): Mark => [from + start.length, to + start.length]),
  };
}
