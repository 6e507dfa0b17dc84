import { bySize } from '../drafts/by-size.ts';
import type { Random } from '../drafts/random.ts';
import type { Family, Size, Sketch } from '../drafts/sketch.ts';
import { gridScenes } from '../scenes/grid-scenes.ts';

type Grid = { grid: number[][] };

/** A rectangle of ones with this probability, else zeros. */
export const drawGrid = (draw: Random, size: Size, ones: number): number[][] => {
  const [low, high] = bySize<[number, number]>(size, [3, 4], [1, 4], [8, 20], [55, 60]);
  const [rows, columns] = [draw.int(low, high), draw.int(low, high)];
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => Number(draw.chance(ones))));
};

/** Connected areas of a least size (Medium), or free cells with few free neighbours (Easy). */
export const gridAreas: Family = {
  name: 'grid-areas',
  tags: ['Grid', 'Matrix', 'Depth-First Search', 'Breadth-First Search'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Grid> {
    const { place, intro, cell, cells, wall } = random.pick(gridScenes);
    const easy = difficulty === 'Easy';
    const corners = random.chance(0.5);
    const least = random.int(2, easy ? 4 : 6);
    const steps = [-1, 0, 1]
      .flatMap((r) => [-1, 0, 1].map((c) => [r, c]))
      .filter(([r = 0, c = 0]) => (corners ? r !== 0 || c !== 0 : Math.abs(r) + Math.abs(c) === 1));
    const offsets = steps.map(([r, c]) => `(${r}, ${c})`).join(', ');
    const braces = steps.map(([r, c]) => `{${r}, ${c}}`).join(', ');
    const neighbours = `up, down, left or right${corners ? ', or diagonally' : ''}`;
    const free = (grid: number[][], row: number, column: number) => grid[row]?.[column] === 1;
    const lonely = (grid: number[][]): number =>
      grid.flatMap((line, row) =>
        line.filter(
          (value, column) =>
            value === 1 && steps.filter(([r = 0, c = 0]) => free(grid, row + r, column + c)).length < least,
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
      title: `${easy ? `Fewer Than ${least} Neighbours` : `Areas of ${least} and More`}${corners ? ', Corners Too,' : ''} ${place}`,
      statement: `${intro} In \`grid\` a 1 is a free ${cell}, a 0 stands for ${wall}. Two ${cells} are neighbours when one lies directly next to the other: ${neighbours}.

${
  easy
    ? `Return how many free ${cells} have **fewer than ${least}** free neighbours.`
    : `An **area** is a group of free ${cells} in which one can get from each to each by going from neighbour to neighbour, and to which no further free ${cell} can be added. Return how many areas have **at least ${least}** ${cells}.`
}`,
      params: { grid: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ rows, columns ≤ 60', 'grid[r][c] is 0 or 1'],
      answer: ({ grid }) => (easy ? lonely(grid) : areas(grid).filter((size) => size >= least).length),
      explain: ({ grid }, answer) =>
        easy
          ? `There are ${grid.flat().filter(Boolean).length} free ${cells}; ${answer} of them have fewer than ${least} free neighbours.`
          : `The areas have the sizes ${areas(grid).join(', ') || '(none)'}; ${answer} of them reach ${least}.`,
      python: easy
        ? `
rows = len(grid)
columns = len(grid[0])
found = 0
for r in range(rows):
    for c in range(columns):
        if grid[r][c] == 1:
            around = 0
            for dr, dc in (${offsets}):
                a = r + dr
                b = c + dc
                if 0 <= a < rows and 0 <= b < columns:
                    around += grid[a][b]
            if around < ${least}:
                found += 1
return found`
        : `
rows = len(grid)
columns = len(grid[0])
found = 0
for r in range(rows):
    for c in range(columns):
        if grid[r][c] == 1:
            grid[r][c] = 0
            open_cells = [(r, c)]
            size = 0
            for y, x in open_cells:
                size += 1
                for dr, dc in (${offsets}):
                    a = y + dr
                    b = x + dc
                    if 0 <= a < rows and 0 <= b < columns and grid[a][b] == 1:
                        grid[a][b] = 0
                        open_cells.append((a, b))
            if size >= ${least}:
                found += 1
return found`,
      cpp: `
int rows = grid.size(), columns = grid[0].size(), found = 0;
vector<array<int, 2>> steps{${braces}};
${
  easy
    ? `
vector<vector<int>> around(rows + 2, vector<int>(columns + 2, 0));
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++)
    if (grid[r][c]) for (auto& s : steps) around[r + 1 + s[0]][c + 1 + s[1]]++;
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++) found += grid[r][c] && around[r + 1][c + 1] < ${least};`.trim()
    : `
vector<int> parent(rows * columns), size(rows * columns, 1);
iota(parent.begin(), parent.end(), 0);
function<int(int)> root = [&](int x) { return parent[x] == x ? x : parent[x] = root(parent[x]); };
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++)
    for (auto& s : steps) {
      int a = r + s[0], b = c + s[1];
      if (a < 0 || b < 0 || a >= rows || b >= columns || !grid[r][c] || !grid[a][b]) continue;
      int x = root(r * columns + c), y = root(a * columns + b);
      if (x != y) parent[x] = y, size[y] += size[x];
    }
for (int i = 0; i < rows * columns; i++)
  if (grid[i / columns][i % columns] && parent[i] == i && size[i] >= ${least}) found++;`.trim()
}
return found;`,
      brute: easy
        ? `
free = {(r, c) for r in range(len(grid)) for c in range(len(grid[0])) if grid[r][c]}
return sum(len([1 for r, c in (${offsets}) if (y + r, x + c) in free]) < ${least} for y, x in free)`
        : `
free = [(r, c) for r in range(len(grid)) for c in range(len(grid[0])) if grid[r][c]]
label = {cell: i for i, cell in enumerate(free)}
for _ in free:
    for r, c in free:
        for dr, dc in (${offsets}):
            if (r + dr, c + dc) in label:
                label[r, c] = min(label[r, c], label[r + dr, c + dc])
names = list(label.values())
return sum(1 for name in set(names) if names.count(name) >= ${least})`,
      input: (draw, size) => ({ grid: drawGrid(draw, size, draw.pick(corners ? [0.25, 0.4, 0.6] : [0.4, 0.55, 0.7])) }),
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
      hints: [
        `Watch the border of the grid: a ${cell} there has fewer neighbours.`,
        easy
          ? 'A list of the steps to all neighbours makes the code short.'
          : `Start at any free ${cell} and collect everything that can be reached from it.`,
        easy
          ? `For each free ${cell} count the free ones among its neighbours.`
          : `Mark each ${cell} when you collect it, so that none is collected twice. Each search gives one area and its size.`,
      ],
      editorial: easy
        ? 'Look at every free cell and count its free neighbours inside the grid. O(rows · columns).'
        : 'Flood fill: from every free cell that has not been visited, search breadth first or depth first, mark what is reached and count it. Each cell is visited once: O(rows · columns). Union-find does the same.',
    };
  },
};
