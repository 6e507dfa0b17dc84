import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[]; k: number }> = (random, difficulty) => {
  const most = random.chance(0.5);
  const mean = random.int(3, 12);
  const counts = difficulty === 'Medium';
  const sums = (nums: number[], k: number): number[] => {
    const totals = [0];
    for (const num of nums) totals.push((totals.at(-1) ?? 0) + num);
    return totals.slice(k).map((total, i) => total - (totals[i] ?? 0));
  };
  return {
    values: { most, mean, below_mean: mean - 1 },
    answer({ nums, k }) {
      const all = sums(nums, k);
      if (counts) return all.filter((sum) => (most ? sum >= mean * k : sum <= mean * k)).length;
      return all.reduce((a, b) => (most ? Math.max(a, b) : Math.min(a, b)));
    },
    example: ({ nums, k }) => ({ sums: sums(nums, k).join(', '), size: k, bound: mean * k }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [4500, 5000]));
      const k = draw.int(size === 'tiny' ? 2 : 1, size === 'tiny' ? 3 : length);
      return {
        nums: draw.list(length, 0, counts ? 2 * mean : bySize(size, 20, 30, 500, 1000)),
        k: size === 'large' ? draw.int(20, 900) : k,
      };
    },
    edges: [
      { nums: [mean], k: 1 },
      { nums: [mean, mean, mean - 1, mean + 1, mean], k: 2 },
      { nums: [1000, 0, 0, 1000], k: 4 },
      { nums: [0, 0, 0], k: 2 },
    ],
  };
};
