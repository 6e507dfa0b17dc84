import type { Random, Size } from '@devorbit/contract/practice/families.ts';
import { bySize } from './by-size.ts';

/** Pairs of a beginning and an end after it. */
export const drawSpans = (draw: Random, size: Size): number[][] => {
  const count = draw.int(...bySize<[number, number]>(size, [3, 5], [1, 7], [50, 120], [1800, 2000]));
  const day = bySize(size, 20, 25, 300, 5000);
  const longest = draw.pick(bySize(size, [8], [4, 12], [6, 40], [5, 60]));
  return Array.from({ length: count }, () => {
    const from = draw.int(0, day - 1);
    return [from, Math.min(day, from + draw.int(1, longest))];
  });
};
