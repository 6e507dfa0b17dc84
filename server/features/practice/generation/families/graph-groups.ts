import { bySize } from '../drafts/by-size.ts';
import type { Random } from '../drafts/random.ts';
import type { Family, Size, Sketch } from '../drafts/sketch.ts';
import { graphScenes } from '../scenes/graph-scenes.ts';

type Graph = { n: number; links: number[][] };

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

/** Groups that hang together: those of at least a size (Medium), or places with a number of links (Easy). */
export const graphGroups: Family = {
  name: 'graph-groups',
  tags: ['Graph', 'Union Find', 'Depth-First Search'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Graph> {
    const { place, node, nodes, link, links: linkWord } = random.pick(graphScenes);
    const easy = difficulty === 'Easy';
    const k = random.int(1, easy ? 3 : 6);
    const most = random.chance(0.5);
    const sign = most ? '<=' : '>=';
    const fits = (count: number) => (most ? count <= k : count >= k);
    const sizes = ({ n, links }: Graph): number[] => {
      const parent = Array.from({ length: n }, (_, at) => at);
      const root = (at: number): number => {
        let now = at;
        while (parent[now] !== now) now = parent[now] ?? now;
        return now;
      };
      for (const [a = 0, b = 0] of links) parent[root(a)] = root(b);
      const counts = new Map<number, number>();
      for (let at = 0; at < n; at++) counts.set(root(at), (counts.get(root(at)) ?? 0) + 1);
      return [...counts.values()];
    };
    const degrees = ({ n, links }: Graph) =>
      Array.from({ length: n }, (_, at) => links.filter((pair) => pair.includes(at)).length);
    const words = `at ${most ? 'most' : 'least'} ${k}`;
    return {
      title: easy
        ? `${most ? 'At Most' : 'At Least'} ${k} Each ${place}`
        : `Groups of ${k} and ${most ? 'Fewer' : 'More'} ${place}`,
      statement: `There are \`n\` ${nodes}, numbered from 0 to n - 1. Each entry \`[a, b]\` of \`links\` is a ${link} that joins the ${nodes} \`a\` and \`b\` and can be used both ways. No two ${nodes} are joined by more than one ${link}.

${
  easy
    ? `Return how many ${nodes} have **${words}** ${k === 1 ? link : linkWord}.`
    : `A **group** is formed by all ${nodes} that can be reached from one another, directly or over others. A ${node} without any ${link} is a group of its own. Return how many groups have **${words}** ${k === 1 ? node : nodes}.`
}`,
      params: { n: 'int', links: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ n ≤ 1,000', '0 ≤ links.length ≤ 2,000', '0 ≤ a, b < n, a ≠ b'],
      answer: (graph) => (easy ? degrees(graph) : sizes(graph)).filter(fits).length,
      explain: (graph, answer) =>
        easy
          ? `From 0 on, they have ${degrees(graph).join(', ')}. ${answer} of these are ${words}.`
          : `The groups have the sizes ${sizes(graph).join(', ')}. ${answer} of these are ${words}.`,
      python: easy
        ? `
counts = [0] * n
for a, b in links:
    counts[a] += 1
    counts[b] += 1
found = 0
for count in counts:
    if count ${sign} ${k}:
        found += 1
return found`
        : `
near = [[] for _ in range(n)]
for a, b in links:
    near[a].append(b)
    near[b].append(a)
seen = [False] * n
found = 0
for start in range(n):
    if seen[start]:
        continue
    seen[start] = True
    group = [start]
    size = 0
    for now in group:
        size += 1
        for other in near[now]:
            if not seen[other]:
                seen[other] = True
                group.append(other)
    if size ${sign} ${k}:
        found += 1
return found`,
      cpp: easy
        ? `
vector<int> ends;
for (auto& l : links) ends.push_back(l[0]), ends.push_back(l[1]);
sort(ends.begin(), ends.end());
int found = 0;
for (int at = 0; at < n; at++) {
  auto range = equal_range(ends.begin(), ends.end(), at);
  if (range.second - range.first ${sign} ${k}) found++;
}
return found;`
        : `
vector<int> parent(n), size(n, 1);
iota(parent.begin(), parent.end(), 0);
function<int(int)> root = [&](int x) { return parent[x] == x ? x : parent[x] = root(parent[x]); };
for (auto& l : links) {
  int a = root(l[0]), b = root(l[1]);
  if (a != b) parent[a] = b, size[b] += size[a];
}
int found = 0;
for (int i = 0; i < n; i++)
  if (parent[i] == i && size[i] ${sign} ${k}) found++;
return found;`,
      brute: easy
        ? `
return len([at for at in range(n) if len([1 for link in links if at in link]) ${sign} ${k}])`
        : `
names = list(range(n))
for _ in range(n):
    for a, b in links:
        names[a] = names[b] = min(names[a], names[b])
return len([name for name in set(names) if names.count(name) ${sign} ${k}])`,
      input: (draw, size) => drawGraph(draw, size),
      edges: [
        { n: 1, links: [] },
        { n: 6, links: [] },
        {
          n: 6,
          links: [
            [0, 1],
            [1, 2],
            [2, 3],
            [3, 4],
            [4, 5],
          ],
        },
        {
          n: 5,
          links: [
            [4, 0],
            [4, 1],
            [4, 2],
            [4, 3],
          ],
        },
      ],
      hints: [
        `Each ${link} counts at both of its ends.`,
        easy
          ? 'A table with one counter each is enough.'
          : `Start anywhere and collect what can be reached. Where do you start next?`,
        easy
          ? 'Go through the links once and add one at both ends; then count the fitting counters.'
          : 'Search from each place that has not been seen; each search gives one whole group with its size. Union-find works as well.',
      ],
      editorial: easy
        ? 'Count the ends: each link adds one to two counters. O(n + links).'
        : 'Build the lists of neighbours and search from every place that has not been seen yet; every search finds one group. O(n + links). With union-find, join the ends of each link and keep the sizes.',
    };
  },
};
