import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawGrid } from '../../drawing/grid.ts';

export const logic: FamilyLogic<{ grid: number[][] }> = (random, difficulty) => {
  const easy = difficulty === 'Easy';
  const corners = random.chance(0.5);
  const least = random.int(2, easy ? 4 : 6);
  const steps = [-1, 0, 1]
    .flatMap((r) => [-1, 0, 1].map((c) => [r, c]))
    .filter(([r = 0, c = 0]) => (corners ? r !== 0 || c !== 0 : Math.abs(r) + Math.abs(c) === 1));
  const isFree = (grid: number[][], row: number, column: number) => grid[row]?.[column] === 1;
  const lonely = (grid: number[][]): number =>
    grid.flatMap((line, row) =>
      line.filter(
        (value, column) =>
          value === 1 && steps.filter(([r = 0, c = 0]) => isFree(grid, row + r, column + c)).length < least,
      ),
    ).length;
  const areas = (grid: number[][]): number[] => {
    const left = grid.map((line) => [...line]);
    const flood = (row: number, column: number): number => {
      let size = 0;
      const open = [[row, column]];
      for (let at = open.pop(); at; at = open.pop()) {
        const [r = 0, c = 0] = at;
        const line = left[r];
        if (line?.[c] !== 1) continue;
        line[c] = 0;
        size++;
        open.push(...steps.map(([dr = 0, dc = 0]) => [r + dr, c + dc]));
      }
      return size;
    };
    return left.flatMap((line, row) => line.map((_, column) => flood(row, column))).filter((size) => size > 0);
  };
  return {
    values: {
      corners,
      least,
      python_steps: steps.map(([r, c]) => `(${r}, ${c})`).join(', '),
      cpp_steps: steps.map(([r, c]) => `{${r}, ${c}}`).join(', '),
    },
    answer: ({ grid }) => (easy ? lonely(grid) : areas(grid).filter((size) => size >= least).length),
    example: ({ grid }) => ({ free: grid.flat().filter(Boolean).length, sizes: areas(grid).join(', ') }),
    input: (draw, size) => ({
      grid: drawGrid(draw, size, draw.pick(corners ? [0.25, 0.4, 0.6] : [0.4, 0.55, 0.7])),
    }),
    edges: [
      { grid: [[0]] },
      { grid: [[1]] },
      { grid: [[1, 1, 1, 1, 1, 1, 0, 1]] },
      {
        grid: [
          [1, 0, 1],
          [0, 1, 0],
          [1, 0, 1],
        ],
      },
    ],
  };
};
