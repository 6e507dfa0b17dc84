import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[]; k: number }> = (random, difficulty) => {
  const m = random.int(2, 9);
  const bound = 10 * m;
  const rule = random.pick(['multiple', 'below', 'above'] as const);
  const isSpecial = {
    multiple: (num: number) => num % m === 0,
    below: (num: number) => num < bound,
    above: (num: number) => num > bound,
  }[rule];
  const longest = (nums: number[], k: number): number => {
    let [from, special, best] = [0, 0, 0];
    for (let to = 0; to < nums.length; to++) {
      special += Number(isSpecial(nums[to] ?? 0));
      while (special > k) special -= Number(isSpecial(nums[from++] ?? 0));
      best = Math.max(best, to - from + 1);
    }
    return best;
  };
  const exactly = (nums: number[], k: number): number => {
    const seen = [1];
    let [special, found] = [0, 0];
    for (const num of nums) {
      special += Number(isSpecial(num));
      seen[special] = (seen[special] ?? 0) + 1;
      found += special < k ? 0 : (seen[special - k] ?? 0) - (k === 0 ? 1 : 0);
    }
    return found;
  };
  return {
    values: { rule, m, bound },
    answer: ({ nums, k }) => (difficulty === 'Hard' ? exactly(nums, k) : longest(nums, k)),
    example: ({ nums, k }) => ({ special: nums.filter(isSpecial).join(', '), limit: k }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 9], [80, 200], [4500, 5000]));
      const k = draw.int(size === 'tiny' ? 1 : 0, bySize(size, 2, 3, 20, 300));
      const high = draw.pick([20 * m, 11 * m, 1000]);
      return { nums: draw.list(length, 0, size === 'tiny' ? 20 * m : high), k: Math.min(k, length) };
    },
    edges: [
      { nums: [m], k: 0 },
      { nums: [10 * m, 10 * m + 1, 10 * m - 1, 10 * m], k: 0 },
      { nums: [0, 1000, 0, 1000, 0], k: 2 },
      { nums: [m, 2 * m, 3 * m, 500], k: 4 },
    ],
  };
};
