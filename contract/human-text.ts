import { z } from 'zod';

/** Invisible, without meaning of its own, and often in what is pasted: soft hyphen, zero width space, word joiner and its kin, byte-order mark. */
const LEFT_OVER = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;
/** Blanks and marks of direction mean nothing at an end. */
const EDGE = /[\s\u061c\u200e\u200f]/;
/** What a line ends with; only `\n` is kept. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const CONTROL = /\p{Cc}/u;
/**
 * U+202A–202E and U+2066–2069 show the rest of a line in another order than it is kept, also what others wrote beside it.
 * U+206A–206F and U+FFF9–FFFB are out of use and hide or change what follows; U+E0000–E007F spell whole texts that nobody sees.
 */
const HIDDEN = /[\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/** England, Scotland, Wales and their like: a black flag, and its name in the letters that HIDDEN has. */
const FLAG_OF_A_REGION = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;
/** Unicode's bound for streams (UAX 15). More would cover the lines around, and normalising them takes quadratic time. */
const MOST_MARKS = 30;
const STACKED = new RegExp(String.raw`[\p{M}\u200c\u200d]{${MOST_MARKS + 1}}`, 'u');

/** Whether there is anything to see: letters, digits, signs; not blanks and fillers alone. */
const isReadable = (text: string): boolean => /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && EDGE.test(text.charAt(from))) from++;
  while (from < to && EDGE.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** Why a text is not taken, to go on after 'must'; null where it is. */
function faultOf(text: string, lines: 1 | 'many'): string | null {
  if (!text.isWellFormed()) return 'be well-formed Unicode text';
  if (lines === 1 && LINE_BREAK.test(text)) return 'be on one line';
  if (CONTROL.test(lines === 1 ? text : text.replaceAll(/[\n\t]/g, ''))) return 'not contain control characters';
  if (HIDDEN.test(text.replaceAll(FLAG_OF_A_REGION, ''))) return 'not contain hidden characters';
  return STACKED.test(text) ? `have at most ${MOST_MARKS} marks on a character` : null;
}

export type HumanText = {
  /** In code points of the normalised text, as PostgreSQL and JSON Schema count. Browsers count an emoji twice and so stop no later. */
  max: number;
  lines: 1 | 'many';
  /** What is said where nothing is given, or nothing that could be seen; without it such a text is ''. */
  required?: string;
  /** Begins the sentences of a field whose errors are shown apart from it: 'Title must be …' in place of 'Must be …'. */
  subject?: string;
};

/**
 * What a person types as prose or as a name: trimmed, in Unicode's form NFC, line breaks as `\n`. Every writing of the world
 * and every emoji comes back as it was given: joiners (U+200C, U+200D), variation selectors and marks of direction
 * (U+061C, U+200E, U+200F) are part of them. What is LEFT_OVER is taken out. Refused are unpaired surrogates, control characters (C0 and C1; but line breaks
 * and tabs where there may be many lines), what is HIDDEN, and more than MOST_MARKS marks in a row.
 */
export function humanText({ max, lines, required, subject }: HumanText) {
  const must = (rest: string): string => (subject === undefined ? `Must ${rest}` : `${subject} must ${rest}`);
  const most = max.toLocaleString('en', { useGrouping: 'min2' });
  const tidy = (text: string): string =>
    trimmed((lines === 1 ? text : text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')).replaceAll(LEFT_OVER, ''));
  return z
    .string({ error: ({ input }) => (input === undefined && required !== undefined ? required : must('be text')) })
    .overwrite(tidy)
    .check(({ value: input, issues }) => {
      const fault = faultOf(input, lines);
      const message = required !== undefined && !isReadable(input) ? required : fault === null ? null : must(fault);
      if (message !== null) issues.push({ code: 'custom', message, input, continue: false });
    })
    .overwrite((text) => (isReadable(text) ? text.normalize('NFC') : ''))
    .max(max, must(`be at most ${most} characters`));
}
