import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawSpans } from '../../drawing/spans.ts';

export const logic: FamilyLogic<{ spans: number[][] }> = (random, difficulty) => {
  const rest = random.int(0, 9);
  const worth = ([from = 0, to = 0]: number[]): number => (difficulty === 'Hard' ? to - from : 1);
  return {
    values: { rest },
    answer({ spans }) {
      const sorted = spans.toSorted(([, a = 0], [, b = 0]) => a - b);
      const most = [0];
      for (const [at, chosen] of sorted.entries()) {
        let fits = at;
        while (fits > 0 && (sorted[fits - 1]?.[1] ?? 0) + rest > (chosen[0] ?? 0)) fits--;
        most.push(Math.max(most[at] ?? 0, (most[fits] ?? 0) + worth(chosen)));
      }
      return most.at(-1) ?? 0;
    },
    example: ({ spans }) => ({ count: spans.length }),
    input: (draw, size) => ({ spans: drawSpans(draw, size) }),
    edges: [
      { spans: [[0, 5000]] },
      {
        spans: [
          [0, 3],
          [3, 5],
          [5 + rest, 9 + rest],
        ],
      },
      {
        spans: [
          [0, 2],
          [2 + rest, 5 + rest],
          [5 + 2 * rest, 7 + 2 * rest],
        ],
      },
      {
        spans: [
          [0, 10],
          [1, 2],
          [3 + rest, 4 + rest],
        ],
      },
    ],
  };
};
