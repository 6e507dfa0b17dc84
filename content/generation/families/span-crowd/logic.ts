import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawSpans } from '../../drawing/spans.ts';

export const logic: FamilyLogic<{ spans: number[][] }> = (random) => {
  const k = random.int(1, 5);
  const exact = random.chance(0.5);
  const minutes = (spans: number[][]): number[] => {
    const change = Array.from({ length: 5002 }, () => 0);
    for (const [from = 0, to = 0] of spans) {
      change[from] = (change[from] ?? 0) + 1;
      change[to] = (change[to] ?? 0) - 1;
    }
    let now = 0;
    return change.flatMap((step, at) => {
      now += step;
      return (exact ? now === k : now >= k) ? [at] : [];
    });
  };
  return {
    values: { k, exact },
    answer: ({ spans }) => minutes(spans).length,
    example: ({ spans }) => ({ minutes: minutes(spans).join(', ') }),
    input(draw, size) {
      const spans = drawSpans(draw, size);
      if (size !== 'tiny' && size !== 'small') return { spans };
      return { spans: [...spans, ...Array.from({ length: k - 1 }, () => [draw.int(2, 6), draw.int(8, 14)])] };
    },
    edges: [
      { spans: [[0, 5000]] },
      {
        spans: [
          [3, 4],
          [4, 5],
          [5, 6],
        ],
      },
      { spans: Array.from({ length: k }, () => [10, 20]) },
      { spans: Array.from({ length: k + 1 }, (_, i) => [i, 50 - i]) },
    ],
  };
};
