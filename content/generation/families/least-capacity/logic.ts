import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[]; k: number }> = (random, difficulty) => {
  const hard = difficulty === 'Hard';
  const fee = random.int(1, 30);
  const limit = random.int(3, 9);
  const parts = (nums: number[], cap: number): number => {
    let [count, sum, size] = [1, 0, 0];
    for (const num of nums) {
      if (num > cap) return Infinity;
      if (sum + num > cap || (hard && size === limit)) [count, sum, size] = [count + 1, 0, 0];
      [sum, size] = [sum + num, size + 1];
    }
    return count;
  };
  return {
    values: { fee, limit },
    answer({ nums, k }) {
      let [low, high] = [0, nums.reduce((a, b) => a + b, 0)];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (parts(nums, middle) <= k) high = middle;
        else low = middle + 1;
      }
      return low + fee;
    },
    example: ({ k }, answer) => ({ parts: k, largest: Number(answer) - fee }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [50, 150], [2800, 3000]));
      const fewest = hard ? Math.ceil(length / limit) : 1;
      const k = draw.int(fewest, Math.min(length, fewest + bySize(size, 2, 5, 30, 300)));
      return { nums: draw.list(length, 0, bySize(size, 12, 20, 300, 10_000)), k };
    },
    edges: [
      { nums: [0], k: 1 },
      { nums: [7, 7, 7], k: 3 },
      { nums: [0, 0, 9, 0], k: 2 },
      { nums: [1, 10_000, 1], k: 2 },
    ],
  };
};
