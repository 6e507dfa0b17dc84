import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

const digitSum = (num: number): number => [...String(num)].reduce((sum, digit) => sum + Number(digit), 0);

export const logic: FamilyLogic<{ nums: number[] }> = (random) => {
  const m = random.int(3, 12);
  const middle = m * 10;
  const kind = random.pick(['distance', 'remainder', 'digits'] as const);
  const [down, tiesDown] = [random.chance(0.5), random.chance(0.5)];
  const key = {
    distance: (num: number) => Math.abs(num - middle),
    remainder: (num: number) => num % m,
    digits: (num: number) => digitSum(num) % m,
  }[kind];
  return {
    values: { kind, m, middle, down, ties_down: tiesDown },
    answer: ({ nums }) =>
      nums.toSorted((a, b) => (down ? key(b) - key(a) : key(a) - key(b)) || (tiesDown ? b - a : a - b)),
    example: ({ nums }) => ({ keys: [...new Set(nums)].map((num) => `${num} has ${key(num)}`).join(', ') }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [80, 200], [2800, 3000]));
      return { nums: draw.list(length, 0, bySize(size, 60, 40, 300, 1000)) };
    },
    edges: [{ nums: [0] }, { nums: [1000, 0, 1000, 0] }, { nums: [30, 29, 31, 28, 32] }, { nums: [9, 18, 27, 36, 45] }],
  };
};
