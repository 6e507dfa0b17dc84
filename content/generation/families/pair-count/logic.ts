import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[] }> = (random, difficulty) => {
  const apart = difficulty === 'Easy';
  const k = random.int(2, apart ? 12 : 15);
  const fits = (a: number, b: number): boolean => (apart ? Math.abs(a - b) === k : (a + b) % k === 0);
  return {
    values: { k },
    answer({ nums }) {
      let pairs = 0;
      const seen = new Map<number, number>();
      for (const num of nums) {
        if (apart) pairs += (seen.get(num - k) ?? 0) + (seen.get(num + k) ?? 0);
        else pairs += seen.get((k - (num % k)) % k) ?? 0;
        const key = apart ? num : num % k;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      return pairs;
    },
    example: ({ nums }) => ({
      pairs: nums.flatMap((a, i) => nums.slice(i + 1).flatMap((b) => (fits(a, b) ? [`(${a}, ${b})`] : []))).join(', '),
    }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [4, 7], [1, 10], [60, 200], [3500, 4000]));
      return { nums: draw.list(length, 1, bySize(size, k + 4, 2 * k, 500, 10_000)) };
    },
    edges: [{ nums: [k] }, { nums: [k, k, k, k] }, { nums: [1, 1 + k, 1 + 2 * k, 1 + k] }, { nums: [10_000, 10_000] }],
  };
};
