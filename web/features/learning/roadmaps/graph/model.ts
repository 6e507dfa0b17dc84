import { conceptItem, type MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { type Kept, stateOf } from '../progress/model.ts';

/** A node as the page shows it. `row` and `half` are its place in its section (eight halves a row). */
export type GraphNode = {
  id: string;
  title: string;
  why: string;
  kind: 'core' | 'choice' | 'later';
  hours: number;
  level: 1 | 2 | 3;
  row: number;
  half: number;
  /** What it needs and what needs it, on this roadmap. */
  needs: string[];
};
export type GraphSection = {
  title: string;
  lead: string;
  anchor: string;
  rows: number;
  nodes: GraphNode[];
  edges: [from: string, to: string][];
};

/** How far somebody is: of what is not skipped and does not come later. */
export type Standing = {
  done: number;
  learning: number;
  skipped: number;
  total: number;
  percent: number;
  hoursLeft: number;
};

type Counted = Pick<GraphNode, 'id' | 'kind' | 'hours'>;

/** Whole percent: 100 only when all is done, 0 only when nothing is, and for nothing at all. */
export const percentOf = (done: number, total: number): number =>
  total === 0 || done === 0 ? 0 : done >= total ? 100 : Math.min(99, Math.max(1, Math.floor((100 * done) / total)));

export function standingOf(nodes: readonly Counted[], kept: Kept): Standing {
  const states = nodes.map((node) => ({ ...node, state: stateOf(kept, conceptItem(node.id)) }));
  const counted = states.filter(({ kind, state }) => kind !== 'later' && state !== 'skipped');
  const done = counted.filter(({ state }) => state === 'done').length;
  return {
    done,
    learning: states.filter(({ state }) => state === 'learning').length,
    skipped: states.filter(({ state }) => state === 'skipped').length,
    total: counted.length,
    percent: percentOf(done, counted.length),
    hoursLeft: counted.reduce((sum, { hours, state }) => sum + (state === 'done' ? 0 : hours), 0),
  };
}

/** The first node that is neither done nor skipped, all of whose needs are; else the first that is left; null when nothing is. */
export function nextNode<N extends Counted & { needs: readonly string[] }>(nodes: readonly N[], kept: Kept): N | null {
  const settled = (id: string) => ['done', 'skipped'].includes(stateOf(kept, conceptItem(id)));
  const left = nodes.filter(({ id, kind }) => kind !== 'later' && !settled(id));
  return left.find(({ needs }) => needs.every(settled)) ?? left[0] ?? null;
}

type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
export const isArrow = (key: string): key is Arrow =>
  ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);

/**
 * Where an arrow leads from a node: down along an edge to what it opens, up to what it needs, and where there is none to
 * the next or last row; left and right in the order in which the map is read.
 */
export function nodeAt(sections: readonly GraphSection[], from: string, key: Arrow): string {
  const nodes = sections.flatMap((section, place) => section.nodes.map((node) => ({ ...node, place })));
  const at = nodes.findIndex(({ id }) => id === from);
  const here = nodes[at];
  if (here === undefined) return nodes[0]?.id ?? from;
  const step = (by: number) => nodes[Math.min(nodes.length - 1, Math.max(0, at + by))]?.id ?? from;
  switch (key) {
    case 'Home':
      return nodes[0]?.id ?? from;
    case 'End':
      return nodes.at(-1)?.id ?? from;
    case 'ArrowLeft':
      return step(-1);
    case 'ArrowRight':
      return step(1);
    case 'ArrowDown':
      return (
        nodes.find(({ needs }, place) => place > at && needs.includes(from))?.id ??
        nodes.find(({ place, row }) => place > here.place || (place === here.place && row > here.row))?.id ??
        from
      );
    case 'ArrowUp':
      return (
        nodes.findLast(({ id }, place) => place < at && here.needs.includes(id))?.id ??
        nodes.findLast(({ place, row }) => place < here.place || (place === here.place && row < here.row))?.id ??
        from
      );
  }
}

/** An edge as a path between the places of its ends, in halves and rows. */
export function edgePath(from: Pick<GraphNode, 'row' | 'half'>, to: Pick<GraphNode, 'row' | 'half'>): string {
  const [x1, y1, x2, y2] = [from.half + 1, from.row + 0.5, to.half + 1, to.row + 0.5];
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

/** `3 h`, `½ h`, `1½ h` */
export function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  return `${whole === 0 ? '' : whole}${hours > whole ? '½' : ''} h`;
}

/** What a node shows of itself: its state, or that cards of it are due for review. */
export type NodeState = MarkState | 'due';

/** Nobody is asked about what they skipped. */
export const shownState = (state: MarkState, due: number): NodeState =>
  due > 0 && state !== 'skipped' ? 'due' : state;

export const stateWords: Readonly<Record<NodeState, string>> = {
  none: 'Not started',
  learning: 'Learning',
  done: 'Done',
  skipped: 'Skipped',
  due: 'Review due',
};
