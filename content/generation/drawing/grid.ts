import type { Random, Size } from '@devorbit/contract/practice/families.ts';
import { bySize } from './by-size.ts';

/** A rectangle of ones with this probability, else zeros. */
export const drawGrid = (draw: Random, size: Size, ones: number): number[][] => {
  const [low, high] = bySize<[number, number]>(size, [3, 4], [1, 4], [8, 20], [55, 60]);
  const [rows, columns] = [draw.int(low, high), draw.int(low, high)];
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => Number(draw.chance(ones))));
};
