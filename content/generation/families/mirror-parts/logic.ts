import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

const isMirror = (part: string): boolean => part === [...part].reverse().join('');

/** The length of the longest mirror that remains when signs are taken out. */
const longest = (line: string): number => {
  let next: number[] = [];
  let row: number[] = [];
  for (let l = line.length - 1; l >= 0; l--) {
    const now: number[] = [];
    now[l] = 1;
    for (let r = l + 1; r < line.length; r++)
      now[r] = line[l] === line[r] ? (r === l + 1 ? 2 : (row[r - 1] ?? 0) + 2) : Math.max(row[r] ?? 0, now[r - 1] ?? 0);
    [next, row] = [row, now];
  }
  return row[line.length - 1] ?? next.length;
};

export const logic: FamilyLogic<{ line: string }> = (random, difficulty) => {
  const hard = difficulty === 'Hard';
  const least = random.int(2, 7);
  const price = random.int(2, 9);
  const parity = random.pick(['any', 'even', 'odd'] as const);
  const counts = (length: number): boolean =>
    length >= least && (parity === 'any' || (length % 2 === 0) === (parity === 'even'));
  const parts = (line: string): number => {
    let found = 0;
    for (let centre = 0; centre < 2 * line.length; centre++)
      for (
        let [l, r] = [Math.floor(centre / 2), Math.ceil(centre / 2)];
        l >= 0 && r < line.length && line[l] === line[r];
        l--, r++
      )
        found += Number(counts(r - l + 1));
    return found;
  };
  const counted = (line: string): string[] =>
    [...line].flatMap((_, from) =>
      [...line].flatMap((__, to) => {
        const part = line.slice(from, to + 1);
        return counts(part.length) && isMirror(part) ? [part] : [];
      }),
    );
  return {
    values: { least, price, parity },
    answer: ({ line }) => (hard ? (line.length - longest(line)) * price : parts(line)),
    example: ({ line }, answer) => ({
      found: counted(line).join(', '),
      removed: Number(answer) / price,
      remaining: longest(line),
    }),
    input(draw, size) {
      const length = draw.int(
        ...bySize<[number, number]>(size, [6, 10], [1, 10], [40, 120], hard ? [300, 350] : [600, 700]),
      );
      const alphabet = 'abcd'.slice(0, draw.int(2, 4));
      let line = draw.letters(2, alphabet);
      while (line.length < length)
        line += draw.chance(0.3) ? [...line.slice(-draw.int(1, 9))].reverse().join('') : draw.letters(1, alphabet);
      return { line: line.slice(0, length) };
    },
    edges: [{ line: 'a' }, { line: 'aaaaaaaaaa' }, { line: 'abcdefg' }, { line: 'abcdedcba' }],
  };
};
