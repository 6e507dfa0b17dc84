import type { Random, Size } from '@devorbit/contract/practice/families.ts';
import { bySize } from './by-size.ts';

/** Places, numbered from 0, and links between two of them, maybe with a length. */
export type Graph = { n: number; links: number[][] };

/** `n` places and different links between them, with a third number up to `weight` where that is above 0. */
export const drawGraph = (draw: Random, size: Size, weight = 0): Graph => {
  const n = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 7], [30, 80], [900, 1000]));
  const seen = new Set<number>();
  const wanted = Math.floor(n * draw.pick([0.5, 0.8, 1.2, 1.6]));
  const links = Array.from({ length: wanted }, () => [draw.int(0, n - 1), draw.int(0, n - 1)]).filter(
    ([a = 0, b = 0]) => {
      const key = Math.min(a, b) * n + Math.max(a, b);
      return a !== b && seen.size !== seen.add(key).size;
    },
  );
  return { n, links: weight === 0 ? links : links.map((link) => [...link, draw.int(1, weight)]) };
};
