import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[] }> = (random, difficulty) => {
  const up = random.chance(0.5);
  const strict = random.chance(0.5);
  const back = difficulty === 'Medium' && random.chance(0.5);
  const total = difficulty === 'Medium' && random.chance(0.5);
  const better = (a: number, b: number) => (up ? (strict ? a > b : a >= b) : strict ? a < b : a <= b);
  const ways = (given: number[]): number[] => {
    const nums = back ? given.toReversed() : given;
    const answers = nums.map(() => 0);
    const open: number[] = [];
    for (const [at, num] of nums.entries()) {
      while (open.length > 0 && better(num, nums[open.at(-1) ?? 0] ?? 0)) {
        const found = open.pop() ?? 0;
        answers[found] = at - found;
      }
      open.push(at);
    }
    return back ? answers.reverse() : answers;
  };
  return {
    values: { up, strict, back, total },
    answer: ({ nums }) => (total ? ways(nums).reduce((a, b) => a + b, 0) : ways(nums)),
    example({ nums }) {
      const all = ways(nums);
      const way = all[1] ?? 0;
      return { ways: all.join(', '), held: nums[1] ?? '', way, found: nums[1 + (back ? -1 : 1) * way] ?? '' };
    },
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [80, 200], [4500, 5000]));
      const sorted = (up !== back) === draw.chance(0.5);
      const nums = draw.list(length, 0, bySize(size, 9, 9, draw.pick([30, 1000]), 1000));
      if (size === 'large' && draw.chance(0.5)) nums.sort((a, b) => (sorted ? b - a : a - b));
      return { nums };
    },
    edges: [{ nums: [4] }, { nums: [3, 3, 3, 3] }, { nums: [1, 2, 3, 4, 5] }, { nums: [5, 4, 3, 2, 1] }],
  };
};
