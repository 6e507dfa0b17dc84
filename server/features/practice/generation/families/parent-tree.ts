import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';

type Tree = { parents: number[]; nums: number[] };

const houses = [
  [
    'in the Company',
    'A company has people numbered from 0. `parents[i]` is the boss of person `i`, and `nums[i]` the hours person `i` works',
    'person',
    'people',
    'everybody below',
    'hours',
  ],
  [
    'in the River System',
    'Rivers are numbered from 0. `parents[i]` is the river into which river `i` flows, and `nums[i]` the water of its own spring',
    'river',
    'rivers',
    'every river that flows into it, directly or over others',
    'water',
  ],
  [
    'in the Archive',
    'Folders are numbered from 0. `parents[i]` is the folder in which folder `i` lies, and `nums[i]` the pages directly in it',
    'folder',
    'folders',
    'every folder inside it, at any depth',
    'pages',
  ],
  [
    'in the Family Book',
    'A family book numbers its members from 0. `parents[i]` is the ancestor under whom member `i` is listed, and `nums[i]` the letters of member `i`',
    'member',
    'members',
    'every descendant',
    'letters',
  ],
  [
    'on the Coral Reef',
    'Coral branches are numbered from 0. `parents[i]` is the branch from which branch `i` grows, and `nums[i]` its own polyps',
    'branch',
    'branches',
    'every branch that grows from it, directly or over others',
    'polyps',
  ],
  [
    'in the Postal Service',
    'Post offices are numbered from 0. `parents[i]` is the office that supplies office `i`, and `nums[i]` its own parcels',
    'office',
    'offices',
    'every office it supplies, directly or over others',
    'parcels',
  ],
] as const;

/** A tree as a list of parents: how many subtrees reach a sum (Medium), or how many nodes lie at a depth (Easy). */
export const parentTree: Family = {
  name: 'parent-tree',
  tags: ['Tree', 'Array', 'Depth-First Search'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Tree> {
    const [place, intro, node, nodes, below, unit] = random.pick(houses);
    const deep = difficulty === 'Easy';
    const k = deep ? random.int(1, 4) : random.int(2, 12) * 10;
    const most = random.chance(0.5);
    const sign = most ? '<=' : '>=';
    const fits = (number: number) => (most ? number <= k : number >= k);
    const depths = (parents: number[]): number[] => {
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
    const words = `at ${most ? 'most' : 'least'} ${k}`;
    return {
      title: `${deep ? `${most ? 'No Deeper Than' : 'As Deep As'} ${k}` : `${most ? 'No More Than' : 'No Less Than'} ${k} ${unit} Below`} ${place}`,
      statement: `${intro}. \`parents[0]\` is -1, since number 0 is at the top; for all others \`parents[i] < i\`.

${
  deep
    ? `The **depth** of number 0 is 0, and that of any other ${node} is one more than the depth of its parent. Return the sum of \`nums[i]\` over all ${nodes} whose depth is **${words}**.`
    : `The **total** of a ${node} is its own number together with those of ${below}. Return how many ${nodes} have a total of **${words}**.`
}`,
      params: { parents: 'int[]', nums: 'int[]' },
      returns: 'int',
      constraints: [
        '1 ≤ parents.length = nums.length ≤ 3,000',
        'parents[0] = -1, and 0 ≤ parents[i] < i for all others',
        '0 ≤ nums[i] ≤ 100',
      ],
      answer: (tree) =>
        deep
          ? depths(tree.parents).reduce((sum, depth, at) => sum + (fits(depth) ? (tree.nums[at] ?? 0) : 0), 0)
          : totals(tree).filter(fits).length,
      explain: (tree) =>
        deep
          ? `From 0 on, the depths are ${depths(tree.parents).join(', ')}.`
          : `From 0 on, the totals are ${totals(tree).join(', ')}.`,
      python: deep
        ? `
depth = [0] * len(parents)
total = nums[0] if 0 ${sign} ${k} else 0
for i in range(1, len(parents)):
    depth[i] = depth[parents[i]] + 1
    if depth[i] ${sign} ${k}:
        total += nums[i]
return total`
        : `
found = 0
for i in range(len(parents) - 1, -1, -1):
    if nums[i] ${sign} ${k}:
        found += 1
    if i > 0:
        nums[parents[i]] += nums[i]
return found`,
      cpp: `
int n = parents.size(), result = 0;
vector<vector<int>> children(n);
for (int i = 1; i < n; i++) children[parents[i]].push_back(i);
function<int(int, int)> visit = [&](int at, int depth) {
  int total = nums[at];
  for (int child : children[at]) total += visit(child, depth + 1);
  ${deep ? `if (depth ${sign} ${k}) result += nums[at];` : `if (total ${sign} ${k}) result++;`}
  return total;
};
visit(0, 0);
return result;`,
      brute: deep
        ? `
def depth(i):
    return 0 if parents[i] < 0 else 1 + depth(parents[i])
return sum(nums[i] for i in range(len(nums)) if depth(i) ${sign} ${k})`
        : `
def above(i):
    return [i] if parents[i] < 0 else [i] + above(parents[i])
return len([1 for at in range(len(nums)) if sum(nums[i] for i in range(len(nums)) if at in above(i)) ${sign} ${k}])`,
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
      hints: [
        `A parent always has a smaller number than its children. What does that mean for a walk through the list?`,
        deep
          ? 'When you come to i, the depth of its parent is already known.'
          : 'When you walk from the last to the first, everything below i is finished when you come to i.',
        deep
          ? 'Fill a list of depths from left to right.'
          : 'Walk backwards and add the total of i to the total of its parent.',
      ],
      editorial: deep
        ? 'Because parents come first, one walk from left to right gives every depth: the depth of the parent plus one. O(n).'
        : 'Because parents come first, one walk from right to left finishes every subtree before its parent: add the total of i to that of its parent. O(n), and no recursion that could become too deep.',
    };
  },
};
