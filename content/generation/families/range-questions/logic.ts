import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[]; asked: number[][] }> = (random) => {
  const m = random.int(2, 9);
  const bound = 20 * m;
  const kind = random.pick(['multiple', 'digit', 'large'] as const);
  const counts = {
    multiple: (num: number) => num % m === 0,
    digit: (num: number) => num % 10 < m,
    large: (num: number) => num >= bound,
  }[kind];
  return {
    values: { kind, m, bound },
    answer({ nums, asked }) {
      const before = [0];
      for (const num of nums) before.push((before.at(-1) ?? 0) + Number(counts(num)));
      return asked.map(([from = 0, to = 0]) => (before[to + 1] ?? 0) - (before[from] ?? 0));
    },
    example: ({ nums, asked }) => ({
      counts: asked
        .map(([from = 0, to = 0]) => {
          const part = nums.slice(from, to + 1);
          return `From ${from} to ${to} stand ${part.join(', ')}: ${part.filter(counts).length}.`;
        })
        .join(' '),
    }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [2800, 3000]));
      const questions = draw.int(...bySize<[number, number]>(size, [2, 2], [1, 6], [30, 60], [1500, 2000]));
      const asked = Array.from({ length: questions }, () => {
        const [a, b] = [draw.int(0, length - 1), draw.int(0, length - 1)];
        return [Math.min(a, b), Math.max(a, b)];
      });
      return { nums: draw.list(length, 0, draw.pick([40 * m, 1000])), asked };
    },
    edges: [
      { nums: [m], asked: [[0, 0]] },
      {
        nums: [20 * m, 20 * m - 1, 20 * m + 1],
        asked: [
          [0, 2],
          [1, 1],
          [2, 2],
          [0, 0],
        ],
      },
      {
        nums: [0, 0, 0, 1000],
        asked: [
          [0, 3],
          [0, 3],
          [3, 3],
        ],
      },
    ],
  };
};
