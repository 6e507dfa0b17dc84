import { expect, test } from 'vitest';
import { layOutSection } from './graph-layout.ts';

const edge = (from: string, to: string) => ({ from, to });

test('what is needed stands above what needs it, and rows stand in the middle', () => {
  const { rows, nodes } = layOutSection(['a', 'b', 'c', 'd'], [edge('a', 'b'), edge('a', 'c'), edge('b', 'd')]);
  const rowOf = (id: string) => nodes.find((node) => node.id === id)?.row ?? -1;
  expect(rows).toBe(3);
  expect([rowOf('a'), rowOf('b'), rowOf('c'), rowOf('d')]).toEqual([0, 1, 1, 2]);
  expect(nodes.find(({ id }) => id === 'a')?.half).toBe(3);
  expect(nodes.filter(({ row }) => row === 1).map(({ half }) => half)).toEqual([2, 4]);
});

test('without edges the order stays, at most four beside each other and as even as it goes', () => {
  const { nodes, rows } = layOutSection(['a', 'b', 'c', 'd', 'e'], []);
  expect(rows).toBe(2);
  expect(nodes.map(({ id, row }) => id + row)).toEqual(['a0', 'b0', 'c0', 'd1', 'e1']);
});

test('no two nodes share a place, and none leaves the eight halves, whatever the edges', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const ids = Array.from({ length: 1 + (seed % 12) }, (_, at) => `n${at}`);
    const edges = ids.flatMap((to, at) =>
      ids.slice(0, at).flatMap((from, place) => ((seed * 7 + at * 3 + place * 5) % 4 === 0 ? [edge(from, to)] : [])),
    );
    const { nodes, rows } = layOutSection(ids, edges);
    expect(nodes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(nodes.map(({ row, half }) => `${row} ${half}`)).size).toBe(ids.length);
    for (const { row, half } of nodes) expect([row >= 0 && row < rows, half >= 0 && half <= 6]).toEqual([true, true]);
    for (const { from, to } of edges) {
      const rowOf = (id: string) => nodes.find((node) => node.id === id)?.row ?? -1;
      expect(rowOf(from)).toBeLessThan(rowOf(to));
    }
  }
});
