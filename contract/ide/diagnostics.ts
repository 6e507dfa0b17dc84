import { baseName } from './paths.ts';
import type { PlacePattern, ProblemMatcher } from './problem-matchers.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** What a tool says about a place of a project's file. Lines and columns are counted from 1, columns in UTF-16 units. */
export type Diagnostic = {
  file: string;
  line: number;
  /** Null where the tool names the line alone. */
  column: number | null;
  /** Behind the last character that is meant, on the same line; null where only its beginning is known. */
  endColumn: number | null;
  severity: Severity;
  message: string;
};

/** The files that an output may name, their texts where those are known, and the one that was run. */
export type Sources = { names: readonly string[]; textOf(name: string): string | null; entry?: string | null };

const MOST = 200;
/** An output is a stranger's: of a longer line the beginning is looked at, of more lines and letters both ends. */
const LONGEST_LINE = 500;
const MOST_LINES = 4_000;
const MOST_LETTERS = 512 * 1024;
const LONGEST_MESSAGE = 500;
/** So far the words of a place may be, in lines: a stack of calls lies between. */
const FAR = 200;
/** A caret stands so near, in lines. */
const NEAR = 4;
const TAB_CELLS = 8;

const severities: Readonly<Record<string, Severity>> = {
  warning: 'warning',
  note: 'hint',
  help: 'hint',
  info: 'hint',
  hint: 'hint',
};

/** For languages without a matcher: how most tools name a place. */
export const COMMON_MATCHER: ProblemMatcher = {
  columns: 'units',
  places: [
    {
      place:
        '^(?<file>[^\\s:()][^:()]*?):(?<line>\\d+)(?::(?<column>\\d+))?:\\s*(?:fatal )?(?<severity>error|warning|note)?:?\\s*(?<message>\\S.*)$',
      take: 'each',
      caret: true,
    },
    {
      place:
        '^(?<file>[^\\s(][^(]*)\\((?<line>\\d+)(?:,(?<column>\\d+))?\\)\\s*:\\s*(?<severity>error|warning)\\s*(?<message>.+)$',
      take: 'each',
      caret: false,
    },
    {
      place: '^\\s+at .*?\\(?(?<file>[^\\s():]+\\.\\w+):(?<line>\\d+)(?::(?<column>\\d+))?\\)?\\s*$',
      words: { pattern: '^(?<message>\\S.*(?:Error|Exception)\\b.*)$', stand: 'before' },
      take: 'first',
      caret: false,
    },
  ],
};

type Found = Diagnostic & { words: number; take: PlacePattern['take'] };
type Compiled = Omit<PlacePattern, 'place' | 'words' | 'more'> & {
  place: RegExp;
  words: { pattern: RegExp; step: 1 | -1 } | null;
  more: RegExp | null;
};

const compiled = new WeakMap<ProblemMatcher, readonly Compiled[]>();
function patternsOf(matcher: ProblemMatcher): readonly Compiled[] {
  const known = compiled.get(matcher);
  if (known) return known;
  const made = matcher.places.map(({ place, words, more, take, caret }) => ({
    place: new RegExp(place, 'u'),
    words: words
      ? { pattern: new RegExp(words.pattern, 'u'), step: words.stand === 'after' ? (1 as const) : (-1 as const) }
      : null,
    more: more === undefined ? null : new RegExp(more, 'u'),
    take,
    caret,
  }));
  compiled.set(matcher, made);
  return made;
}

/** The column as the editor counts it. */
function unitsOf(column: number, text: string | null, counted: ProblemMatcher['columns']): number {
  if (text === null || counted === 'units') return column;
  let passed = 1;
  let at = 0;
  for (const letter of text) {
    if (passed >= column) break;
    if (counted === 'letters') passed += 1;
    else if (counted === 'bytes') passed += new TextEncoder().encode(letter).length;
    else passed += letter === '\t' ? TAB_CELLS - ((passed - 1) % TAB_CELLS) : 1;
    at += letter.length;
  }
  return at + 1;
}

/** The beginning and the end, where all would be too much. */
const ends = <Whole extends string | string[]>(all: Whole, most: number): [Whole, Whole] =>
  all.length <= most
    ? [all, all.slice(all.length) as Whole]
    : [all.slice(0, most / 2) as Whole, all.slice(-most / 2) as Whole];

function linesOf(output: string): string[] {
  const [first, last] = ends(output, MOST_LETTERS);
  const lines = [...first.split('\n'), ...(last === '' ? [] : last.split('\n'))];
  return ends(lines, MOST_LINES)
    .flat()
    .map((line) => line.slice(0, LONGEST_LINE).replace(/\r$/, ''));
}

const GUTTER = /^(\s*\d*\s*[|│╵] ?)(.*)$/u;
const BEFORE_MARK = /^[\s|│╵~-]*$/u;
const MARK = /~*\^[~^]*/u;
const FAINT_MARK = /~+/u;

/** `at`: its line. `begin`: the column of its first mark; `point`: how far behind that the `^` is. */
type Caret = { at: number; begin: number; point: number; length: number; label: string };

/** The marks beneath a source line that an output shows. `text`: that line as it is. */
function caretBelow(lines: readonly string[], from: number, text: string | null): Caret | null {
  for (let at = from + 1; at <= from + NEAR && at < lines.length; at++) {
    const line = lines[at]!;
    const mark = MARK.exec(line) ?? FAINT_MARK.exec(line);
    if (!mark || !BEFORE_MARK.test(line.slice(0, mark.index))) continue;
    const shown = lines[at - 1]!;
    const gutter = GUTTER.exec(shown);
    const echo = gutter ? gutter[2]! : shown;
    // Tools show a line without its indentation, or with another.
    const indented = text === null || echo.trim() === '' ? -1 : text.indexOf(echo.trim());
    const shift = indented < 0 ? 0 : indented - echo.search(/\S/);
    const begin = mark.index - (gutter ? gutter[1]!.length : 0) + shift + 1;
    if (begin < 1) return null;
    const label = line.slice(mark.index + mark[0].length).replace(/^[\s~^|-]+/u, '');
    return { at, begin, point: Math.max(0, mark[0].indexOf('^')), length: mark[0].length, label: label.trim() };
  }
  return null;
}

type Words = { at: number; message: string; severity: string | undefined };
type WordsBy = (pattern: RegExp, from: number, step: 1 | -1) => Words | null;

/** Finds the nearest words of a pattern; no line is asked twice. */
function wordsIn(lines: readonly string[]): WordsBy {
  const known = new Map<RegExp, (Words | null | undefined)[]>();
  return (pattern, from, step) => {
    const asked = known.get(pattern) ?? [];
    known.set(pattern, asked);
    for (let at = from; at >= 0 && at < lines.length && Math.abs(at - from) <= FAR; at += step) {
      let words = asked[at];
      if (words === undefined) {
        const groups = pattern.exec(lines[at]!)?.groups;
        words = groups ? { at, message: groups['message']?.trim() ?? '', severity: groups['severity'] } : null;
        asked[at] = words;
      }
      if (words) return words;
    }
    return null;
  };
}

const severityOf = (word: string | undefined): Severity => severities[word?.toLowerCase() ?? ''] ?? 'error';

/** The places of a project's own files that an output names, in the order of their files and lines. */
export function diagnosticsIn(
  output: string,
  matcher: ProblemMatcher,
  { names, textOf, entry = null }: Sources,
): Diagnostic[] {
  const bases = Map.groupBy(names, baseName);
  const all = new Set(names);
  const own = (named: string): string | null => {
    const name = named
      .replace(/^(?:file:\/\/)?\/box\//, '')
      .replace(/^\.\//, '')
      .trim();
    if (all.has(name)) return name;
    // Java tells a file's name alone.
    return (name.includes('/') ? undefined : bases.get(name)?.[0]) ?? null;
  };
  const texts = new Map<string, string[] | null>();
  const lineOf = (file: string, line: number): string | null => {
    if (!texts.has(file)) texts.set(file, textOf(file)?.split('\n') ?? null);
    return texts.get(file)?.[line - 1] ?? null;
  };
  const lines = linesOf(output);
  const nearest = wordsIn(lines);
  const found: Found[] = [];
  for (const [at, line] of lines.entries()) {
    for (const { place, words, more, take, caret: hasCaret } of patternsOf(matcher)) {
      const groups = place.exec(line)?.groups;
      if (!groups) continue;
      // A tool that has one file names none.
      const named = groups['file'] ?? entry;
      const file = named === null ? null : own(named);
      if (file === null) continue;
      const number = Number(groups['line'] ?? 1);
      if (!Number.isSafeInteger(number) || number < 1) break;
      const text = lineOf(file, number);
      const caret = hasCaret ? caretBelow(lines, at, text) : null;
      const behind = caret?.at ?? at;
      const said: Words | null =
        words === null
          ? { at, message: groups['message']?.trim() || 'Error', severity: groups['severity'] }
          : nearest(words.pattern, words.step === 1 ? behind + 1 : at - 1, words.step);
      if (said === null) continue;
      const counted = Number(groups['column']);
      const told = counted >= 1 ? unitsOf(counted, text, matcher.columns) - (caret?.point ?? 0) : null;
      const column = told !== null && told >= 1 ? told : (caret?.begin ?? null);
      const sentence = [said.message, ...(caret?.label ? [caret.label] : [])].join(': ');
      found.push({
        file,
        line: number,
        column,
        endColumn: caret && column !== null && caret.length > 1 ? column + caret.length : null,
        severity: severityOf(said.severity),
        message: [sentence, ...(more ? linesBehind(lines, behind, more) : [])].join('\n').slice(0, LONGEST_MESSAGE),
        words: said.at,
        take,
      });
      break;
    }
  }
  return inOrder(taken(found)).slice(0, MOST);
}

function linesBehind(lines: readonly string[], from: number, pattern: RegExp): string[] {
  const behind: string[] = [];
  for (let at = from + 1; at < lines.length && behind.length < NEAR; at++) {
    const message = pattern.exec(lines[at]!)?.groups?.['message'];
    if (message === undefined) break;
    behind.push(message.trim().replaceAll(/\s+/g, ' '));
  }
  return behind;
}

/** Of a stack of calls the one place that counts. */
function taken(found: readonly Found[]): Found[] {
  const groups = [...Map.groupBy(found, ({ words }) => words).values()];
  return groups.flatMap((group) => {
    const each = group.filter(({ take }) => take === 'each');
    const first = group.find(({ take }) => take === 'first');
    const last = group.findLast(({ take }) => take === 'last');
    // A line that says all by itself is the first place of a stack that follows.
    return each.length > 0 && first ? each : [...each, ...(first ? [first] : []), ...(last ? [last] : [])];
  });
}

const worth: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** By file and line; what says the same twice stands there once, with the more exact place. */
export function inOrder(all: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map<string, Diagnostic>();
  for (const { file, line, column, endColumn, severity, message } of all) {
    const key = JSON.stringify([file, line, message]);
    const known = once.get(key);
    if (
      !known ||
      (known.column === null && column !== null) ||
      (known.endColumn === null && endColumn !== null && known.column === column)
    )
      once.set(key, { file, line, column, endColumn, severity, message });
  }
  return [...once.values()].toSorted(
    (one, other) =>
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
      one.line - other.line ||
      worth[one.severity] - worth[other.severity] ||
      (one.column ?? 0) - (other.column ?? 0),
  );
}
