import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { freeName } from './names.ts';

const brace = /\{(?:(-?\d{1,9})\.\.(-?\d{1,9})|([^{}]*,[^{}]*))\}/;

/** What a pair of braces stands for, at most `most` of it. */
function choices([, from, to, list]: RegExpExecArray, most: number): string[] {
  if (list !== undefined) return list.split(',').map((entry) => entry.trim());
  const [first, last] = [Number(from), Number(to)];
  const count = Math.min(Math.abs(last - first) + 1, most);
  return Array.from({ length: count }, (_, step) => String(first + (last < first ? -step : step)));
}

/**
 * The lines that one line of arguments stands for: `100 {1..3}` is `100 1`, `100 2`, `100 3`; `{10,20} {1..2}` is four.
 * Braces that are neither stay as they are. At most `most` lines.
 */
export function repeated(line: string, most: number): string[] {
  const found = brace.exec(line);
  if (!found) return [line];
  const before = line.slice(0, found.index);
  const rests = repeated(line.slice(found.index + found[0].length), most);
  return choices(found, most)
    .flatMap((choice) => rests.map((rest) => before + choice + rest))
    .slice(0, most);
}

/** The lines of arguments that were typed, repeats written out; an empty text is one call without arguments. */
export function argumentLines(text: string, most: number): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (lines.length === 0 ? [''] : lines).flatMap((line) => repeated(line, most)).slice(0, most);
}

type Wish = { generator: string; prefix: string; lines: readonly string[] };

/** A test for each line, with names that no other test has. */
export function generatedTests({ generator, prefix, lines }: Wish, taken: readonly string[]): AuthoredTest[] {
  const names = new Set(taken);
  return lines.map((args) => {
    const name = freeName(prefix, names);
    names.add(name);
    return { kind: 'generated', name, generator, args };
  });
}
