import { roadmapItem, savedItem, stepItem } from '@devorbit/contract/learning/progress-marks.ts';
import type { CatalogueItem } from '@devorbit/contract/learning/roadmaps.ts';
import { type GraphNode, nextNode, percentOf, standingOf } from '../graph/model.ts';
import { type Kept, stateOf } from '../progress/model.ts';

/** An item with what its progress is counted by; `nodes` is empty for what is no graph. */
export type MyItem = Pick<CatalogueItem, 'id' | 'type' | 'title' | 'lead' | 'parts' | 'ready'> & {
  nodes: Pick<GraphNode, 'id' | 'title' | 'kind' | 'hours' | 'needs'>[];
};

/** How far somebody is with an item, and what is next. `at` is when it was last touched here, in ms since 1970. */
export type MyProgress = {
  item: MyItem;
  done: number;
  total: number;
  percent: number;
  next: string | null;
  at: number;
};

function progressIn(item: MyItem, kept: Kept): MyProgress {
  const at = kept.marks[roadmapItem(item.type, item.id)]?.at ?? 0;
  if (item.nodes.length > 0) {
    const { done, total, percent } = standingOf(item.nodes, kept);
    const latest = item.nodes.map(({ id }) => kept.marks[`concept/${id}`]?.at ?? 0);
    return { item, done, total, percent, next: nextNode(item.nodes, kept)?.title ?? null, at: Math.max(at, ...latest) };
  }
  if (item.parts === 0) {
    const done = stateOf(kept, roadmapItem(item.type, item.id)) === 'done' ? 1 : 0;
    return { item, done, total: 1, percent: done * 100, next: null, at };
  }
  const done = Array.from({ length: item.parts }, (_, place) => stepItem(item.type, item.id, place)).filter(
    (step) => stateOf(kept, step) === 'done',
  ).length;
  return { item, done, total: item.parts, percent: percentOf(done, item.parts), next: null, at };
}

/** What was started, the last touched first, and what was only saved. */
export function mine(items: readonly MyItem[], kept: Kept): { started: MyProgress[]; saved: MyItem[] } {
  const isStarted = ({ type, id }: MyItem) => stateOf(kept, roadmapItem(type, id)) !== 'none';
  return {
    started: items
      .filter(isStarted)
      .map((item) => progressIn(item, kept))
      .toSorted((a, b) => b.at - a.at),
    saved: items.filter((item) => !isStarted(item) && stateOf(kept, savedItem(item.type, item.id)) === 'done'),
  };
}
