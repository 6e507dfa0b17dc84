/** `first` is where two outputs begin to differ. */
export type Segment = { text: string; same: boolean; first?: true };

/** Beyond this many comparisons of words the differing middle is marked as a whole. */
const MOST_COMPARISONS = 1_000_000;

/** Numbers, words, blanks and single marks: what a person would call one difference. */
const words = (text: string): string[] =>
  text.match(/[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?|[\p{L}\p{N}_]+|[^\S\n]+|\n|./gsu) ?? [];

/** Which words of `a` and of `b` belong to their longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): [boolean[], boolean[]] {
  const inA = a.map(() => false);
  const inB = b.map(() => false);
  if (a.length * b.length > MOST_COMPARISONS) return [inA, inB];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA[i++] = true;
      inB[j++] = true;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return [inA, inB];
}

function segments(parts: readonly string[], same: (index: number) => boolean): Segment[] {
  const joined: Segment[] = [];
  parts.forEach((text, index) => {
    const last = joined.at(-1);
    if (last?.same === same(index)) last.text += text;
    else joined.push({ text, same: same(index) });
  });
  return joined;
}

/** Both outputs, trimmed as the judge trims them, in pieces that agree or differ. */
export function compareOutputs(expected: string, got: string): { expected: Segment[]; got: Segment[] } {
  const a = words(expected.trim());
  const b = words(got.trim());
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const [inA, inB] = common(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const of = (parts: readonly string[], middle: readonly boolean[]) => {
    const pieces = segments(
      parts,
      (index) => index < head || index >= parts.length - tail || middle[index - head] === true,
    );
    const first = pieces.find(({ same }) => !same);
    if (first) first.first = true;
    return pieces;
  };
  return { expected: of(a, inA), got: of(b, inB) };
}

/** What is on paper nothing, or a blank like another, by a mark that can be seen. */
const MARKS: Record<string, string> = { '\t': '→', '\r': '␍', '\u00A0': '⍽' };
const UNSEEN = /[\t\r\u00A0]|(?![\n ])[\p{Cc}\p{Cf}\p{Z}]/gu;
const code = (mark: string): string => `⟨U+${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;

const visibleUnseen = (text: string): string => text.replace(UNSEEN, (mark) => MARKS[mark] ?? code(mark));

/** A differing piece in which nothing is invisible: blanks at its ends, and every character that looks like none or like another. */
export const visible = (text: string): string =>
  visibleUnseen(text.replace(/^[ \n]+|[ \n]+$/g, (blanks) => blanks.replaceAll(' ', '·').replaceAll('\n', '↵\n')));

export type Difference = { line: number; character: number; expected: string; got: string };

const NAMES: Record<string, string> = { ' ': 'a space', '\n': 'a line break', '\t': 'a tab' };
const LONGEST_NAMED = 24;

/** A piece of an output in words. */
function named(piece: string | undefined): string {
  if (piece === undefined) return 'the end';
  const name = NAMES[piece] ?? (/^ +$/.test(piece) ? `${piece.length} spaces` : visible(piece));
  return name.length > LONGEST_NAMED ? `${name.slice(0, LONGEST_NAMED)}…` : name;
}

/** Where two outputs, trimmed as the judge trims them, differ first, from 1, and by what; null where they do not. */
export function firstDifference(expected: string, got: string): Difference | null {
  const [a, b] = [expected.trim(), got.trim()];
  if (a === b) return null;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  // Half of a character is none.
  const before = a.slice(0, at).replace(/[\uD800-\uDBFF]$/, '');
  const lines = before.split('\n');
  const [wordsA, wordsB] = [words(a), words(b)];
  const piece = wordsA.findIndex((word, index) => word !== wordsB[index]);
  const differing = piece === -1 ? wordsA.length : piece;
  return {
    line: lines.length,
    character: [...(lines.at(-1) ?? '')].length + 1,
    expected: named(wordsA[differing]),
    got: named(wordsB[differing]),
  };
}

/** `First difference: line 2, character 5. Expected 12, got 123.` */
export const differenceText = ({ line, character, expected, got }: Difference): string =>
  `First difference: line ${line}, character ${character}. Expected ${expected}, got ${got}.`;

const tokens = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');
const lined = (text: string): string[] => text.split('\n').map(tokens);
/** Without what JSON, Python and Java put around and between values. */
const plain = (text: string): string => tokens(text.replace(/[[\](){},"'`]/g, ' '));
const NOTHING: Record<string, string> = { null: 'null', None: 'None', undefined: 'undefined' };

function numbersAlike(a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  return left.length === right.length && left.every((word, at) => word !== '' && Number(word) === Number(right[at]));
}

/** The first of the facts that explains a wrong output, in a sentence that helps; null where none does. Both are trimmed before. */
function explain(expected: string, got: string): string | null {
  if (expected === got) return null;
  if (got === '') return 'Your program printed nothing.';
  if (tokens(expected) === tokens(got)) {
    if (lined(expected).length > lined(got).length) return 'Only whitespace differs: line breaks are missing.';
    if (lined(expected).length < lined(got).length) return 'Only whitespace differs: there are too many line breaks.';
    return 'Only whitespace differs.';
  }
  const nothing = NOTHING[got];
  if (nothing !== undefined)
    return `Your program printed ${nothing}: check that solve returns its answer on every path.`;
  const wrapped = /^[[({]/.test(got) && !/^[[({]/.test(expected);
  const quoted = /["']/.test(got) && !/["']/.test(expected);
  if ((wrapped || quoted) && plain(got).toLowerCase() === tokens(expected).toLowerCase())
    return wrapped
      ? `The values are right, but they’re printed as a list. Print them plainly: ${short(expected)}`
      : `The text is right, but it’s printed with quotes. Print it plainly: ${short(expected)}`;
  if (tokens(expected).toLowerCase() === tokens(got).toLowerCase())
    return `Only capital letters differ: print ${short(expected)}, not ${short(got)}.`;
  if (numbersAlike(tokens(expected), tokens(got)))
    return `The number is right, but it’s written differently: print ${short(expected)}, not ${short(got)}.`;
  if (wrapped) return 'Your program prints a list with brackets. Print plain values, as in the expected output.';
  if (quoted) return 'Your program prints quotes around text. The expected output has none.';
  const [wanted, printed] = [lined(expected), lined(got)];
  if (printed.length > wanted.length && wanted.every((line, at) => line === printed.at(at - wanted.length)))
    return 'The last part is right. Remove what your program prints before it.';
  if (printed.length > wanted.length && wanted.every((line, at) => line === printed[at]))
    return 'The first part is right. Remove what your program prints after it.';
  return null;
}

/** On one line, and no longer than a sentence takes. */
const short = (text: string): string => {
  const line = text.split('\n')[0] ?? '';
  return line.length > 40 || line !== text ? `${line.slice(0, 40)}…` : line;
};

/** Why an output is wrong, where the way it is printed says so: whitespace, JSON for plain values, `True` for `true`. */
export const outputHint = (expected: string, got: string): string | null => explain(expected.trim(), got.trim());
