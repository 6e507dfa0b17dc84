import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { gridScenes } from '../scenes/grid-scenes.ts';

type Tolls = { grid: number[][] };

/** The cheapest (or dearest) way right and down, with a price for each turn (Hard) or none (Medium). */
export const gridTolls: Family = {
  name: 'grid-tolls',
  tags: ['Grid', 'Matrix', 'Dynamic Programming'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Tolls> {
    const { place, intro, cell, who } = random.pick(gridScenes);
    const hard = difficulty === 'Hard';
    const most = random.chance(0.5);
    const turn = hard ? random.int(2, 9) : 0;
    const slant = !hard;
    const extra = random.int(1, 6);
    const better = most ? Math.max : Math.min;
    const pick = most ? 'max' : 'min';
    const worst = most ? -Infinity : Infinity;
    const sign = most ? '-' : '+';
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
          const across = slant
            ? better(right[r - 1]?.[c - 1] ?? worst, down[r - 1]?.[c - 1] ?? worst) + price * extra
            : worst;
          toRight.push(first ? value : value + better(fromRight, fromDown + price * turn, across));
          toDown.push(first ? value : value + better(upDown, upRight + price * turn, across));
        }
        right.push(toRight);
        down.push(toDown);
      }
      return better(right.at(-1)?.at(-1) ?? 0, down.at(-1)?.at(-1) ?? 0);
    };
    return {
      title: `${most ? 'Richest' : 'Cheapest'} Way ${hard ? `with Turns at ${turn}` : `with Shortcuts at ${extra}`} ${place}`,
      statement: `${intro} \`grid[r][c]\` is ${most ? 'what can be gained' : 'what must be paid'} at the ${cell} in row \`r\` and column \`c\`.

From the top left corner ${who} goes to the bottom right corner. Each step goes one to the right or one down${
        slant
          ? `, or diagonally one to the right and down at once; such a diagonal step ${most ? 'takes' : 'costs'} **${extra}**${most ? ' off the gain' : ' on top'}`
          : ''
      }. The numbers of all visited ones are added up, the first and the last included.${hard ? ` Every **turn**, from going right to going down or the other way round, ${most ? `takes **${turn}** off` : `costs **${turn}** more`}.` : ''}

Return the ${most ? 'largest' : 'smallest'} possible result.`,
      params: { grid: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ rows, columns ≤ 60', '0 ≤ grid[r][c] ≤ 99'],
      answer: ({ grid }) => best(grid),
      explain: ({ grid }, answer) =>
        `In this grid of ${grid.length} × ${grid[0]?.length ?? 0} the ${most ? 'richest' : 'cheapest'} way has the result ${answer}.`,
      python: hard
        ? `
rows = len(grid)
columns = len(grid[0])
far = ${most ? '-10 ** 9' : '10 ** 9'}
right = [far] * columns
down = [far] * columns
for r in range(rows):
    for c in range(columns):
        if r == 0 and c == 0:
            right[c] = down[c] = grid[0][0]
            continue
        above = ${pick}(down[c], right[c] ${sign} ${turn}) if r > 0 else far
        left = ${pick}(right[c - 1], down[c - 1] ${sign} ${turn}) if c > 0 else far
        down[c] = above + grid[r][c]
        right[c] = left + grid[r][c]
return ${pick}(right[-1], down[-1])`
        : `
rows = len(grid)
columns = len(grid[0])
best = [[0] * columns for _ in range(rows)]
for r in range(rows):
    for c in range(columns):
        ways = []
        if r > 0:
            ways.append(best[r - 1][c])
        if c > 0:
            ways.append(best[r][c - 1])
        if r > 0 and c > 0:
            ways.append(best[r - 1][c - 1] ${sign} ${extra})
        best[r][c] = grid[r][c]
        if ways:
            best[r][c] += ${pick}(ways)
return best[rows - 1][columns - 1]`,
      cpp: `
int rows = grid.size(), columns = grid[0].size();
vector<vector<array<int, 2>>> memo(rows, vector<array<int, 2>>(columns, {INT_MIN, INT_MIN}));
function<int(int, int, int)> go = [&](int r, int c, int way) -> int {
  if (r == rows - 1 && c == columns - 1) return grid[r][c];
  int& known = memo[r][c][way == 1];
  if (known != INT_MIN) return known;
  vector<int> all;
  if (c + 1 < columns) all.push_back(go(r, c + 1, 0) ${sign} (way == 1 ? ${turn} : 0));
  if (r + 1 < rows) all.push_back(go(r + 1, c, ${hard ? '1' : '0'}) ${sign} (way == 0 ? ${turn} : 0));
  ${slant ? `if (r + 1 < rows && c + 1 < columns) all.push_back(go(r + 1, c + 1, 0) ${sign} ${extra});` : ''}
  known = grid[r][c] + *${pick}_element(all.begin(), all.end());
  return known;
};
return ${hard ? `${pick}(go(0, 0, 0), go(0, 0, 1))` : 'go(0, 0, 0)'};`,
      brute: `
rows = len(grid)
columns = len(grid[0])
totals = []
def walk(r, c, way, total):
    if r >= rows or c >= columns:
        return
    total += grid[r][c]
    if r == rows - 1 and c == columns - 1:
        totals.append(total)
    walk(r, c + 1, "R", total ${sign} (${turn} if way == "D" else 0))
    walk(r + 1, c, "D", total ${sign} (${turn} if way == "R" else 0))
    ${slant ? `walk(r + 1, c + 1, "X", total ${sign} ${extra})` : 'return'}
walk(0, 0, "", 0)
return ${pick}(totals)`,
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
      hints: [
        'There are far too many ways to try them all.',
        hard
          ? 'To know what the next step costs you must know where you are and from which side you came.'
          : 'From which cells can the last step come?',
        hard
          ? 'Keep two tables: the best result when the last step went right, and when it went down.'
          : 'Fill a table row by row with the best result for each cell.',
      ],
      editorial: hard
        ? `For every cell keep the best result for each direction of the last step. Going on in the same direction is free, a turn has its price of ${turn}. O(rows · columns).`
        : `The best result of a cell is its own number and the best of those above, to the left, and diagonally before it (with the price of ${extra}). O(rows · columns).`,
    };
  },
};
