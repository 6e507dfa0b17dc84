import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ grid: number[][] }> = (random, difficulty) => {
  const hard = difficulty === 'Hard';
  const most = random.chance(0.5);
  const turn = hard ? random.int(2, 9) : 0;
  const extra = random.int(1, 6);
  const better = most ? Math.max : Math.min;
  const worst = most ? -Infinity : Infinity;
  const price = most ? -1 : 1;
  const best = (grid: number[][]): number => {
    const right: number[][] = [];
    const down: number[][] = [];
    for (const [r, line] of grid.entries()) {
      const [toRight, toDown]: [number[], number[]] = [[], []];
      for (const [c, value] of line.entries()) {
        const first = r === 0 && c === 0;
        const [fromRight, fromDown] = [toRight[c - 1] ?? worst, toDown[c - 1] ?? worst];
        const [upRight, upDown] = [right[r - 1]?.[c] ?? worst, down[r - 1]?.[c] ?? worst];
        const across = hard
          ? worst
          : better(right[r - 1]?.[c - 1] ?? worst, down[r - 1]?.[c - 1] ?? worst) + price * extra;
        toRight.push(first ? value : value + better(fromRight, fromDown + price * turn, across));
        toDown.push(first ? value : value + better(upDown, upRight + price * turn, across));
      }
      right.push(toRight);
      down.push(toDown);
    }
    return better(right.at(-1)?.at(-1) ?? 0, down.at(-1)?.at(-1) ?? 0);
  };
  return {
    values: { most, turn, extra },
    answer: ({ grid }) => best(grid),
    example: ({ grid }) => ({ rows: grid.length, columns: grid[0]?.length ?? 0 }),
    input(draw, size) {
      const [low, high] = bySize<[number, number]>(size, [3, 4], [1, 4], [8, 20], [50, 60]);
      const columns = draw.int(low, high);
      return {
        grid: Array.from({ length: draw.int(low, high) }, () =>
          draw.list(columns, 0, draw.pick([9, bySize(size, 12, 20, 99, 99)])),
        ),
      };
    },
    edges: [
      { grid: [[5]] },
      { grid: [[1, 2, 3]] },
      { grid: [[1], [2], [3]] },
      {
        grid: [
          [0, 0, 9],
          [9, 0, 0],
          [9, 9, 0],
        ],
      },
    ],
  };
};
