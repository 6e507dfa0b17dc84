import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

type Tree = { parents: number[]; nums: number[] };

const depths = ({ parents }: Tree): number[] => {
  const depth: number[] = [];
  for (const parent of parents) depth.push(parent < 0 ? 0 : (depth[parent] ?? 0) + 1);
  return depth;
};

const totals = ({ parents, nums }: Tree): number[] => {
  const total = [...nums];
  for (let at = parents.length - 1; at > 0; at--) {
    const parent = parents[at] ?? 0;
    total[parent] = (total[parent] ?? 0) + (total[at] ?? 0);
  }
  return total;
};

export const logic: FamilyLogic<Tree> = (random, difficulty) => {
  const deep = difficulty === 'Easy';
  const k = deep ? random.int(1, 4) : random.int(2, 12) * 10;
  const most = random.chance(0.5);
  const fits = (number: number): boolean => (most ? number <= k : number >= k);
  return {
    values: { k, most },
    answer: (tree) =>
      deep
        ? depths(tree).reduce((sum, depth, at) => sum + (fits(depth) ? (tree.nums[at] ?? 0) : 0), 0)
        : totals(tree).filter(fits).length,
    example: (tree) => ({ numbers: (deep ? depths(tree) : totals(tree)).join(', ') }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 9], [60, 150], [2800, 3000]));
      const back = draw.pick([2, 4, 12, length]);
      const parents = Array.from({ length }, (_, at) => (at === 0 ? -1 : draw.int(Math.max(0, at - back), at - 1)));
      return { parents, nums: draw.list(length, 0, draw.pick([9, 40, 100])) };
    },
    edges: [
      { parents: [-1], nums: [10] },
      { parents: [-1, 0, 1, 2, 3, 4], nums: [1, 2, 3, 4, 5, k % 100] },
      { parents: [-1, 0, 0, 0, 0], nums: [0, 10, 20, 30, 40] },
      { parents: [-1, 0, 1, 1, 0], nums: [100, 50, 20, 30, 0] },
    ],
  };
};
