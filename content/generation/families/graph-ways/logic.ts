import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { drawGraph, type Graph } from '../../drawing/graph.ts';

export const logic: FamilyLogic<Graph> = (random, difficulty) => {
  const stop = random.int(1, 9);
  const longest = random.int(4, 9) * 10;
  const hard = difficulty === 'Hard';
  const within = hard ? 0 : random.int(3, 12) * 10;
  const times = ({ n, links }: Graph): number[] => {
    const time = Array.from({ length: n }, (_, at) => (at === 0 ? 0 : Infinity));
    for (let changed = true; changed;) {
      changed = false;
      for (const [a = 0, b = 0, length = 0] of links)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const) {
          const arrival = (time[from] ?? Infinity) + (from === 0 ? 0 : stop) + length;
          if (arrival < (time[to] ?? 0)) [time[to], changed] = [arrival, true];
        }
    }
    return time;
  };
  return {
    values: { stop, longest, within },
    answer(graph) {
      const all = times(graph);
      const last = all.at(-1) ?? 0;
      return hard ? (Number.isFinite(last) ? last : -1) : all.filter((time) => time <= within).length;
    },
    example(graph) {
      const all = times(graph);
      return {
        times: all.map((time) => (Number.isFinite(time) ? time : 'never')).join(', '),
        all: !all.includes(Infinity),
      };
    },
    input(draw, size) {
      const { n, links } = drawGraph(draw, size, longest);
      const linked = hard && draw.chance(0.7) ? links.concat(draw.chance(0.5) ? [[0, n - 1, longest]] : []) : links;
      return { n, links: linked.filter(([a, b]) => a !== b) };
    },
    edges: [
      { n: 1, links: [] },
      { n: 2, links: [] },
      {
        n: 4,
        links: [
          [0, 1, 1],
          [1, 2, 1],
          [2, 3, 1],
          [0, 3, 2 + 2 * stop],
        ],
      },
      {
        n: 3,
        links: [
          [0, 2, longest],
          [1, 2, 1],
          [0, 1, longest - 1],
        ],
      },
    ],
  };
};
