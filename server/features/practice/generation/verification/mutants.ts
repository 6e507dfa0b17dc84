import type { Random } from '@devorbit/contract/practice/families.ts';
import type { Program } from '../drafts/draft.ts';

type Change = { at: number; length: number; text: string };

const swaps: [from: RegExp, to: string[]][] = [
  [/ <= /g, [' < ', ' >= ']],
  [/ < /g, [' <= ', ' > ']],
  [/ >= /g, [' > ', ' <= ']],
  [/ > /g, [' >= ', ' < ']],
  [/ == /g, [' != ']],
  [/ != /g, [' == ']],
  [/ \+ /g, [' - ']],
  [/ - /g, [' + ']],
  [/ \+= /g, [' -= ', ' = ']],
  [/ -= /g, [' += ']],
  [/ \* /g, [' + ']],
  [/ \/\/ /g, [' * ']],
  [/ % /g, [' // ']],
  [/ & /g, [' | ']],
  [/ \| /g, [' & ']],
  [/ \^ /g, [' | ']],
  [/\bmin(?=\()/g, ['max']],
  [/\bmax(?=\()/g, ['min']],
  [/ and /g, [' or ']],
  [/ or /g, [' and ']],
  [/\bTrue\b/g, ['False']],
  [/\bFalse\b/g, ['True']],
];

const sites = (text: string, pattern: RegExp, change: (found: RegExpExecArray) => string[]): Change[] =>
  [...text.matchAll(pattern)].flatMap((found) =>
    change(found).map((replacement) => ({ at: found.index, length: found[0].length, text: replacement })),
  );

const changesOf = (text: string): Change[] => [
  ...swaps.flatMap(([pattern, to]) => sites(text, pattern, () => to)),
  ...sites(text, /(?<![\w.])\d+(?![\w.])/g, ([digits]) =>
    [Number(digits) + 1, Number(digits) - 1].filter((number) => number >= 0).map(String),
  ),
  ...sites(text, /(?<=\bif )[^\n:]+?(?=:\n| else )/g, ([condition]) => [`not (${condition})`]),
];

const indentation = (line: string): number => line.length - line.trimStart().length;

/** Changes within a `while`: they may make it endless, which costs a whole time limit to find out. */
function mayHang(text: string, { at }: Change): boolean {
  const lines = text.slice(0, text.indexOf('\n', at)).split('\n');
  let depth = Infinity;
  for (const line of lines.toReversed()) {
    if (line.trim() === '' || indentation(line) >= depth) continue;
    depth = indentation(line);
    if (/^\s*while\b/.test(line)) return true;
  }
  return false;
}

/** What is no code: a change there changes nothing, or only what is printed. */
const quotedOrRemarked = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;

/**
 * Programs that differ from a Python one by one operator, constant or condition within `solve`, all different, in drawn
 * order; those that may never end come last.
 */
export function mutantsOf({ language, source }: Program, random: Random): Program[] {
  const start = source.indexOf('def solve(');
  const from = source.indexOf('\n', start);
  const to = source.indexOf('# Reads the input');
  if (start < 0 || to < from) throw new Error('the program has no solve to change');
  const body = source.slice(from, to);
  const quoted = [...body.matchAll(quotedOrRemarked)].map(({ index, 0: text }) => [index, index + text.length]);
  const changes = random
    .shuffle(changesOf(body))
    .filter(({ at }) => !quoted.some(([first = 0, end = 0]) => at >= first && at < end));
  const ordered = [
    ...changes.filter((change) => !mayHang(body, change)),
    ...changes.filter((change) => mayHang(body, change)),
  ];
  return ordered.map(({ at, length, text }) => ({
    language,
    source: source.slice(0, from + at) + text + source.slice(from + at + length),
  }));
}
