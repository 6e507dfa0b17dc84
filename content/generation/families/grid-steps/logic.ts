import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawGrid } from '../../drawing/grid.ts';

const right = [0, 1];
const down = [1, 0];
const left = [0, -1];
const up = [-1, 0];
const moves = {
  straight: [right, down, left, up],
  crooked: [right, down, left, up, [1, 1], [1, -1], [-1, 1], [-1, -1]],
  forward: [right, down, up],
  leaping: [right, down, [2, 2]],
};

export const logic: FamilyLogic<{ grid: number[][] }> = (random, difficulty) => {
  const breaks = difficulty === 'Hard' ? random.int(1, 4) : 0;
  const kind = random.pick(['straight', 'crooked', 'forward', 'leaping'] as const);
  const steps = moves[kind];
  const toll = random.int(1, 9);
  const fewest = (grid: number[][]): number => {
    const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
    const seen = new Set<number>();
    let now: [number, number, number][] = [[0, 0, grid[0]?.[0] === 1 ? 0 : 1]];
    for (let count = 0; now.length > 0; count++) {
      const later: typeof now = [];
      for (const [r, c, broken] of now) {
        const key = (r * columns + c) * 8 + broken;
        if (grid[r]?.[c] === undefined || broken > breaks || seen.has(key)) continue;
        seen.add(key);
        if (r === rows - 1 && c === columns - 1) return count * toll;
        for (const [dr = 0, dc = 0] of steps)
          later.push([r + dr, c + dc, broken + (grid[r + dr]?.[c + dc] === 1 ? 0 : 1)]);
      }
      now = later;
    }
    return -1;
  };
  return {
    values: {
      breaks,
      states: breaks + 1,
      moves: kind,
      toll,
      python_steps: steps.map(([r, c]) => `(${r}, ${c})`).join(', '),
      cpp_steps: steps.map(([r, c]) => `{${r}, ${c}}`).join(', '),
    },
    answer: ({ grid }) => fewest(grid),
    example: (_, answer) => ({ steps: Number(answer) / toll }),
    input(draw, size) {
      const grid = drawGrid(draw, size, draw.pick(breaks === 0 ? [0.75, 0.85, 0.95] : [0.6, 0.7, 0.8]));
      const last = grid.at(-1) ?? [];
      if (draw.chance(0.8))
        for (const [line, at] of [
          [grid[0] ?? [], 0],
          [last, last.length - 1],
        ] as const)
          line[at] = 1;
      return { grid };
    },
    edges: [
      { grid: [[1]] },
      { grid: [[0]] },
      { grid: [[1, 0, 0, 0, 0, 0, 1]] },
      {
        grid: [
          [1, 1, 1],
          [0, 0, 1],
          [1, 1, 1],
          [1, 0, 0],
          [1, 1, 1],
        ],
      },
    ],
  };
};
