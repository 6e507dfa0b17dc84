import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[] }> = (random, difficulty) => {
  const gap = random.int(1, 5);
  const line = (nums: number[]): number => {
    const best: number[] = [];
    for (const [at, num] of nums.entries()) best.push(Math.max(best[at - 1] ?? 0, num + (best[at - gap - 1] ?? 0)));
    return best.at(-1) ?? 0;
  };
  const circle = (nums: number[]): number =>
    Math.max(
      line(nums.slice(gap)),
      ...nums.slice(0, gap).map((num, at) => num + line(nums.slice(at + gap + 1, Math.max(0, nums.length - gap + at)))),
    );
  return {
    values: { gap },
    answer: ({ nums }) => (difficulty === 'Hard' ? circle(nums) : line(nums)),
    example: ({ nums }) => ({ numbers: nums.join(', ') }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [gap + 3, gap + 5], [1, 11], [60, 200], [3800, 4000]));
      return { nums: draw.list(length, draw.pick([0, 5]), bySize(size, 12, 20, 300, 1000)) };
    },
    edges: [
      { nums: [5] },
      { nums: [0, 0, 0] },
      { nums: Array.from({ length: gap + 1 }, (_, i) => i + 1) },
      { nums: [9, ...Array.from({ length: gap }, () => 1), 9, 1, 9] },
    ],
  };
};
