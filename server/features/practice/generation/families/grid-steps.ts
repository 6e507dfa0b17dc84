import type { Family, Sketch } from '../drafts/sketch.ts';
import { gridScenes } from '../scenes/grid-scenes.ts';
import { drawGrid } from './grid-areas.ts';

type Grid = { grid: number[][] };

/** Fewest steps from corner to corner (Medium), with up to some walls broken (Hard); moves differ. */
export const gridSteps: Family = {
  name: 'grid-steps',
  tags: ['Grid', 'Breadth-First Search', 'Shortest Path', 'Graph'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Grid> {
    const { place, intro, cell, cells, wall, who } = random.pick(gridScenes);
    const breaks = difficulty === 'Hard' ? random.int(1, 4) : 0;
    const [name, words, steps] = random.pick([
      [
        'Straight',
        'to the next one up, down, left or right',
        [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ],
      ],
      [
        'Crooked',
        'to the next one in any of the eight directions, diagonals included',
        [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ],
      ],
      [
        'Never Back',
        'to the next one to the right, down, or up (never to the left)',
        [
          [0, 1],
          [1, 0],
          [-1, 0],
        ],
      ],
      [
        'Leaping',
        'right or down by one, or diagonally down to the right by two (over whatever lies between)',
        [
          [0, 1],
          [1, 0],
          [2, 2],
        ],
      ],
    ] as [string, string, number[][]][]);
    const toll = random.int(1, 9);
    const offsets = steps.map(([r, c]) => `(${r}, ${c})`).join(', ');
    const braces = steps.map(([r, c]) => `{${r}, ${c}}`).join(', ');
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
      title: `${name} Way at ${toll} a Step${breaks === 0 ? '' : ` with ${breaks} Broken Wall${breaks === 1 ? '' : 's'}`} ${place}`,
      statement: `${intro} In \`grid\` a 1 is a free ${cell}, a 0 stands for ${wall}.

From the top left corner ${who} wants to get to the bottom right corner. One step goes ${words}, within the grid, and takes **${toll}** second${toll === 1 ? '' : 's'}. ${
        breaks === 0
          ? `All ${cells} on the way, the first and the last too, must be free.`
          : `**At most ${breaks}** of the ${cells} on the way, the first and the last counted too, may be blocked by ${wall}; all others must be free.`
      }

Return the smallest number of seconds for the way, or -1 if there is no way.`,
      params: { grid: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ rows, columns ≤ 60', 'grid[r][c] is 0 or 1'],
      answer: ({ grid }) => fewest(grid),
      explain: (_, answer) =>
        answer === '-1'
          ? 'Every way is blocked.'
          : `The shortest way has ${Number(answer) / toll} steps of ${toll} each.`,
      python: `
rows = len(grid)
columns = len(grid[0])
start = (0, 0, 1 - grid[0][0])
if start[2] > ${breaks}:
    return -1
seconds = {start: 0}
waiting = [start]
for now in waiting:
    r, c, used = now
    if r == rows - 1 and c == columns - 1:
        return seconds[now]
    for dr, dc in (${offsets}):
        a = r + dr
        b = c + dc
        if 0 <= a < rows and 0 <= b < columns:
            then = (a, b, used + 1 - grid[a][b])
            if then[2] <= ${breaks} and then not in seconds:
                seconds[then] = seconds[now] + ${toll}
                waiting.append(then)
return -1`,
      cpp: `
int rows = grid.size(), columns = grid[0].size();
vector<array<int, 2>> steps{${braces}};
vector<vector<int>> fewest(rows, vector<int>(columns, INT_MAX));
priority_queue<array<int, 4>, vector<array<int, 4>>, greater<>> waiting;
waiting.push({0, 1 - grid[0][0], 0, 0});
while (!waiting.empty()) {
  auto [time, broken, r, c] = waiting.top();
  waiting.pop();
  if (broken > ${breaks} || broken >= fewest[r][c]) continue;
  fewest[r][c] = broken;
  if (r == rows - 1 && c == columns - 1) return time;
  for (auto& s : steps) {
    int a = r + s[0], b = c + s[1];
    if (a >= 0 && b >= 0 && a < rows && b < columns) waiting.push({time + ${toll}, broken + 1 - grid[a][b], a, b});
  }
}
return -1;`,
      brute: `
rows = len(grid)
columns = len(grid[0])
best = {(r, c, k): 10 ** 9 for r in range(rows) for c in range(columns) for k in range(${breaks + 1})}
if 1 - grid[0][0] <= ${breaks}:
    best[0, 0, 1 - grid[0][0]] = 0
for _ in range(len(best)):
    for r, c, k in list(best):
        for dr, dc in (${offsets}):
            to = (r + dr, c + dc, k + 1 - grid[r + dr][c + dc]) if 0 <= r + dr < rows and 0 <= c + dc < columns else None
            if to in best:
                best[to] = min(best[to], best[r, c, k] + ${toll})
found = min(best[rows - 1, columns - 1, k] for k in range(${breaks + 1}))
return found if found < 10 ** 9 else -1`,
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
      hints: [
        'All steps take the same time, so it is enough to find the fewest steps.',
        `Which ${cells} can be reached with one step, which with two, which with three?`,
        breaks === 0
          ? `Breadth-first search: keep a queue, and remember which ${cells} have been reached so that each enters once.`
          : `Breadth-first search over pairs: the ${cell}, and how many blocked ones were used on the way.`,
      ],
      editorial: `Breadth-first search reaches everything in order of the number of steps. ${
        breaks === 0
          ? 'A state is a cell.'
          : `A state is a cell together with how many blocked ones were used, 0 to ${breaks}.`
      } Each state enters the queue once: O(rows · columns${breaks === 0 ? '' : ` · ${breaks + 1}`}).`,
    };
  },
};
