import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ line: string }> = (random, difficulty) => {
  const easy = difficulty === 'Easy';
  const length = random.int(3, 6);
  const kinds = easy ? random.int(2, length - 1) : random.int(2, 5);
  const most = random.chance(0.5);
  const alphabet = 'abcdefgh'.slice(0, kinds + 3);
  const fitting = (line: string) =>
    Array.from({ length: Math.max(0, line.length - length + 1) }, (_, at) => line.slice(at, at + length)).filter(
      (part) => (most ? new Set(part).size <= kinds : new Set(part).size >= kinds),
    );
  const longest = (line: string): string => {
    const counts = new Map<string, number>();
    let [from, best] = [0, ''];
    for (let to = 0; to < line.length; to++) {
      const letter = line.charAt(to);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
      for (; counts.size > kinds; from++) {
        const first = line.charAt(from);
        const left = (counts.get(first) ?? 0) - 1;
        if (left === 0) counts.delete(first);
        else counts.set(first, left);
      }
      if (to - from + 1 > best.length) best = line.slice(from, to + 1);
    }
    return best;
  };
  return {
    values: { length, before_length: length - 1, kinds, most, last_letter: alphabet.at(-1) ?? '' },
    answer: ({ line }) => (easy ? fitting(line).length : most ? longest(line).length : longest(line)),
    example: ({ line }) => ({ stretches: fitting(line).join(', '), longest: longest(line) }),
    input(draw, size) {
      const count = draw.int(
        ...bySize<[number, number]>(size, [length + 3, length + 6], [1, 14], [80, 250], [4500, 5000]),
      );
      const used = alphabet.slice(0, draw.int(2, alphabet.length));
      let line = '';
      while (line.length < count) line += draw.chance(0.4) ? line.slice(-2) : draw.letters(1, used);
      return { line: line.slice(0, count) };
    },
    edges: [
      { line: 'a' },
      { line: 'a'.repeat(9) },
      { line: alphabet },
      { line: `${alphabet}${[...alphabet].reverse().join('')}` },
    ],
  };
};
