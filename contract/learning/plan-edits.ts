// How a plan is edited, without zod: a guest's browser and the server do the same.
import { pathOf } from '../path-of.ts';
import { hoursOf, type Plan, type PlanItem, reduced, statusesOf } from './plan-model.ts';
import { MAX_ITEMS } from './plan-words.ts';

export type PlanEdit =
  | { kind: 'tick'; item: string; completed: boolean }
  | { kind: 'note'; item: string; note: string }
  | { kind: 'rename'; item: string; title: string }
  | { kind: 'hours'; item: string; duration: number }
  /** To a place in the list. */
  | { kind: 'move'; item: string; to: number }
  | { kind: 'remove'; item: string }
  /** An item of one's own, after another one or at the end. `concept` gives it its page. */
  | {
      kind: 'add';
      title: string;
      duration: number;
      after?: string | undefined;
      concept?: { id: string; title: string } | undefined;
    }
  | { kind: 'pace'; hoursPerWeek: number }
  | { kind: 'title'; title: string };

/** Why an edit is not taken, as a sentence. */
export class PlanEditRefusal extends Error {
  override name = 'PlanEditRefusal';
}
const refuse = (why: string): never => {
  throw new PlanEditRefusal(why);
};

export const LOCKED = 'Finish what comes before it first.';
export const NO_SUCH_ITEM = 'This step is no longer in the plan.';
export const OUT_OF_ORDER = 'It can’t move past a step that it depends on, or that depends on it.';
export const PLAN_FULL = `A plan has at most ${MAX_ITEMS} steps.`;
export const LAST_ITEM = 'A plan needs at least one step.';

const withItems = (plan: Plan, items: PlanItem[]): Plan => ({ ...plan, items, estimatedTotalHours: hoursOf(items) });

/** The places that an item may move to: behind what it depends on, before what depends on it. */
export function roomOf(items: readonly PlanItem[], id: string): { from: number; to: number } {
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  if (item === undefined) return refuse(NO_SUCH_ITEM);
  let [from, to] = [0, items.length - 1];
  for (const [place, other] of items.entries()) {
    if (item.dependencies.includes(other.id)) from = Math.max(from, place + 1);
    if (other.dependencies.includes(id)) to = Math.min(to, place - 1);
  }
  return { from, to };
}

/** Phases follow the list: nothing stands in an earlier one than what is before it. */
const phased = (items: readonly PlanItem[]): PlanItem[] => {
  let phase = 0;
  return items.map((item) => {
    phase = Math.max(phase, item.phase);
    return item.phase === phase ? item : { ...item, phase };
  });
};

function moved(items: readonly PlanItem[], id: string, to: number): PlanItem[] {
  const room = roomOf(items, id);
  if (to < room.from || to > room.to) return refuse(OUT_OF_ORDER);
  const at = items.findIndex((item) => item.id === id);
  const rest = items.filter((item) => item.id !== id);
  // It takes the phase of where it comes to stand, and the others keep theirs.
  const phase = (to < at ? rest[to] : rest[to - 1])?.phase ?? 0;
  const own = items[at];
  return own === undefined ? refuse(NO_SUCH_ITEM) : phased(rest.toSpliced(to, 0, { ...own, phase }));
}

/** What depended on it then depends on what it depended on. */
const without = (items: readonly PlanItem[], gone: PlanItem): PlanItem[] =>
  reduced(
    items
      .filter(({ id }) => id !== gone.id)
      .map((item) =>
        item.dependencies.includes(gone.id)
          ? {
              ...item,
              dependencies: [...new Set([...item.dependencies.filter((one) => one !== gone.id), ...gone.dependencies])],
            }
          : item,
      ),
  );

const freeId = (items: readonly PlanItem[]): string => {
  const taken = new Set(items.map(({ id }) => id));
  for (let at = 1; ; at += 1) if (!taken.has(`own-${at}`)) return `own-${at}`;
};

function added(plan: Plan, edit: Extract<PlanEdit, { kind: 'add' }>): PlanItem[] {
  const { items } = plan;
  if (items.length >= MAX_ITEMS) return refuse(PLAN_FULL);
  const place = edit.after === undefined ? items.length : items.findIndex(({ id }) => id === edit.after) + 1;
  if (place === 0 && edit.after !== undefined) return refuse(NO_SUCH_ITEM);
  return items.toSpliced(place, 0, {
    id: freeId(items),
    title: edit.title,
    description: '',
    resourceType: 'article',
    duration: edit.duration,
    dependencies: [],
    priority: 3,
    completed: false,
    concepts: edit.concept === undefined ? [] : [edit.concept],
    link: edit.concept === undefined ? pathOf('roadmaps') : pathOf('concept', { id: edit.concept.id }),
    phase: items[Math.max(0, place - 1)]?.phase ?? 0,
    kind: 'own',
    note: '',
    edited: true,
  });
}

/** The plan after an edit. Throws a PlanEditRefusal where it cannot be: nothing of the plan is lost then. */
export function applyEdit(plan: Plan, edit: PlanEdit): Plan {
  if (edit.kind === 'title') return { ...plan, title: edit.title };
  if (edit.kind === 'pace') return { ...plan, hoursPerWeek: edit.hoursPerWeek };
  if (edit.kind === 'add') return withItems(plan, added(plan, edit));
  const item = plan.items.find(({ id }) => id === edit.item) ?? refuse(NO_SUCH_ITEM);
  const change = (more: Partial<PlanItem>): Plan =>
    withItems(
      plan,
      plan.items.map((one) => (one.id === item.id ? { ...one, ...more } : one)),
    );
  switch (edit.kind) {
    case 'tick':
      if (edit.completed && statusesOf(plan.items).get(item.id) === 'locked') return refuse(LOCKED);
      return change({ completed: edit.completed });
    case 'note':
      return change({ note: edit.note });
    case 'rename':
      return change({ title: edit.title, edited: true });
    case 'hours':
      return change({ duration: edit.duration, edited: true });
    case 'move':
      return withItems(plan, moved(plan.items, item.id, edit.to));
    case 'remove':
      if (plan.items.length === 1) return refuse(LAST_ITEM);
      return {
        ...withItems(plan, without(plan.items, item)),
        removed: [...new Set([...plan.removed, ...item.concepts.map(({ id }) => id)])],
      };
  }
}
