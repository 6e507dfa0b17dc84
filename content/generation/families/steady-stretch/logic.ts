import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[] }> = (random) => {
  const k = random.int(1, 9);
  const rule = random.pick(['calm', 'up', 'climb'] as const);
  const keeps = {
    calm: (a: number, b: number) => Math.abs(a - b) <= k,
    up: (a: number, b: number) => b - a >= k,
    climb: (a: number, b: number) => b > a && b - a <= k,
  }[rule];
  const longest = (nums: number[]): number[] => {
    let best = nums.slice(0, 1);
    let from = 0;
    for (let at = 1; at < nums.length; at++) {
      if (!keeps(nums[at - 1] ?? 0, nums[at] ?? 0)) from = at;
      if (at - from + 1 > best.length) best = nums.slice(from, at + 1);
    }
    return best;
  };
  return {
    values: { k, rule },
    answer: ({ nums }) => longest(nums).length,
    example: ({ nums }) => ({ stretch: longest(nums).join(', ') }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [4500, 5000]));
      if (size === 'tiny' || size === 'small') return { nums: draw.list(length, 0, 2 * k + 6) };
      let now = draw.int(0, 1000);
      const down = draw.int(0, k);
      const nums = Array.from({ length }, () => {
        now = draw.chance(0.08) ? draw.int(0, 1000) : Math.min(1000, Math.max(0, now + draw.int(-down, k + 1)));
        return now;
      });
      return { nums };
    },
    edges: [
      { nums: [7] },
      { nums: [5, 5, 5, 5] },
      { nums: Array.from({ length: 8 }, (_, i) => i * k) },
      { nums: Array.from({ length: 8 }, (_, i) => 900 - i * (k + 1)) },
    ],
  };
};
