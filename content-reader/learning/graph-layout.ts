import dagre from '@dagrejs/dagre';

/** Most nodes beside each other. */
const COLUMNS = 4;

/** A node's place: `row` from 0; `half` is the first of the two halves that it takes, 0 to 6. */
export type Placed = { id: string; row: number; half: number };
export type SectionLayout = {
  rows: number;
  /** In the order in which they are read: row by row, from left to right. */
  nodes: Placed[];
  edges: { from: string; to: string }[];
};

/**
 * Lays out a section: rank and order within a rank are dagre's, then ranks become rows of at most four. `edges` lead from
 * what is needed to what needs it. Nodes without edges keep their order.
 */
export function layOutSection(ids: readonly string[], edges: readonly { from: string; to: string }[]): SectionLayout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 20, ranksep: 40, ranker: 'network-simplex' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of ids) graph.setNode(id, { width: 160, height: 60 });
  for (const { from, to } of edges) graph.setEdge(from, to);
  dagre.layout(graph);
  const places = ids.map((id, at) => ({ id, at, x: graph.node(id).x, y: Math.round(graph.node(id).y) }));
  const ranks = [...new Set(places.map(({ y }) => y))].toSorted((a, b) => a - b);
  const rows = ranks.flatMap((y) => {
    const rank = places.filter((place) => place.y === y).toSorted((a, b) => a.x - b.x || a.at - b.at);
    // As even as it goes: five are three and two.
    const lines = Math.ceil(rank.length / COLUMNS);
    const longest = Math.ceil(rank.length / lines);
    return Array.from({ length: lines }, (_, line) => rank.slice(line * longest, (line + 1) * longest));
  });
  return {
    rows: rows.length,
    nodes: rows.flatMap((row, at) =>
      row.map(({ id }, place) => ({ id, row: at, half: COLUMNS - row.length + 2 * place })),
    ),
    edges: [...edges],
  };
}
