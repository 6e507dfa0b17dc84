import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawGraph, type Graph } from '../../drawing/graph.ts';

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

const degrees = ({ n, links }: Graph): number[] =>
  Array.from({ length: n }, (_, at) => links.filter((pair) => pair.includes(at)).length);

export const logic: FamilyLogic<Graph> = (random, difficulty) => {
  const easy = difficulty === 'Easy';
  const k = random.int(1, easy ? 3 : 6);
  const most = random.chance(0.5);
  const numbers = easy ? degrees : sizes;
  return {
    values: { k, most },
    answer: (graph) => numbers(graph).filter((count) => (most ? count <= k : count >= k)).length,
    example: (graph) => ({ numbers: numbers(graph).join(', ') }),
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
  };
};
