import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

const ones = (num: number): number => num.toString(2).replaceAll('0', '').length;
const binary = (num: number): string => num.toString(2).padStart(8, '0');

export const logic: FamilyLogic<{ nums: number[] }> = (random, difficulty) => {
  const pairs = difficulty === 'Medium';
  const k = random.int(1, 4);
  const mask = random.int(5, 250);
  return {
    values: { k, mask },
    answer({ nums }) {
      if (!pairs) return nums.filter((num) => ones(num ^ mask) <= k).length;
      const tally = Array.from({ length: 256 }, () => 0);
      for (const num of nums) tally[num] = (tally[num] ?? 0) + 1;
      const masks = tally.flatMap((_, bits) => (ones(bits) === k ? [bits] : []));
      return (
        tally.reduce((sum, a, x) => sum + masks.reduce((part, bits) => part + a * (tally[x ^ bits] ?? 0), 0), 0) / 2
      );
    },
    example: ({ nums }) => ({
      binaries: nums.map((num) => `${num} = ${binary(num)}`).join(', '),
      mask_binary: binary(mask),
    }),
    input(draw, size) {
      const length = draw.int(
        ...bySize<[number, number]>(size, [4, 6], [1, 10], [60, 150], [pairs ? 350 : 3500, pairs ? 400 : 4000]),
      );
      const near = () => draw.list(draw.int(0, 4), 0, 7).reduce((num, bit) => num ^ (1 << bit), mask);
      return { nums: Array.from({ length }, () => (draw.chance(0.6) ? near() : draw.int(0, 255))) };
    },
    edges: [
      { nums: [mask] },
      { nums: [0, 255] },
      { nums: [0, 1, 3, 7, 15, 31] },
      { nums: [mask, mask, mask ^ 1, mask ^ 3, mask ^ 24] },
    ],
  };
};
