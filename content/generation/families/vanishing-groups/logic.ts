import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ line: string }> = (random, difficulty) => {
  const k = difficulty === 'Easy' ? 2 : random.int(3, 6);
  const alphabet = 'abcdefgh'.slice(0, random.int(2, 6));
  const asksCount = random.chance(0.5);
  const left = (line: string): string => {
    const groups: { letter: string; count: number }[] = [];
    for (const letter of line) {
      const top = groups.at(-1);
      if (top?.letter !== letter) groups.push({ letter, count: 1 });
      else if (++top.count === k) groups.pop();
    }
    return groups.map(({ letter, count }) => letter.repeat(count)).join('');
  };
  return {
    values: {
      k,
      alphabet,
      letters: [...alphabet].map((letter) => `\`${letter}\``).join(', '),
      first_letter: alphabet.charAt(0),
      last_letter: alphabet.charAt(alphabet.length - 1),
      asks_count: asksCount,
    },
    answer: ({ line }) => (asksCount ? left(line).length : left(line) || 'empty'),
    example({ line }) {
      const steps = [line];
      const group = new RegExp(`(.)\\1{${k - 1}}`);
      for (let now = line; group.test(now); steps.push(now)) now = now.replace(group, '');
      return { steps: steps.map((step) => step || '(nothing)').join(' → '), vanishes: steps.length > 1 };
    },
    input(draw, size) {
      const length = draw.int(
        ...bySize<[number, number]>(size, [2 * k + 2, 3 * k + 2], [1, 12], [100, 300], [4500, 5000]),
      );
      let line = '';
      const base = draw.int(1, 3);
      while (line.length < length) {
        const block = draw.pick([...alphabet]).repeat(draw.chance(0.6) ? k : base);
        const at = draw.int(Math.max(0, line.length - 12), line.length);
        line = (line.slice(0, at) + block + line.slice(at)).slice(0, length);
      }
      return { line };
    },
    edges: [
      { line: 'a' },
      { line: 'a'.repeat(k) },
      { line: 'a'.repeat(2 * k - 1) },
      { line: `b${'a'.repeat(k)}${'b'.repeat(k - 1)}a` },
    ],
  };
};
