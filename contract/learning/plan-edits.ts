// How a plan is edited, without zod: a guest's browser and the server do the same.
import { pathOf } from '../path-of.ts';
import { countedIn, hoursOf, type Plan, type PlanItem, type PlanLesson, reduced, statusesOf } from './plan-model.ts';
import {
  MAX_DESCRIPTION_CHARS,
  MAX_ITEM_HOURS,
  MAX_ITEMS,
  MAX_LESSONS_A_STEP,
  MAX_NOTE_CHARS,
  MAX_TITLE_CHARS,
} from './plan-words.ts';

export type PlanEdit =
  | { kind: 'tick'; item: string; completed: boolean }
  | { kind: 'note'; item: string; note: string }
  | { kind: 'rename'; item: string; title: string }
  | { kind: 'hours'; item: string; duration: number }
  /** To a place in the list. */
  | { kind: 'move'; item: string; to: number }
  | { kind: 'remove'; item: string }
  /** Sets it aside without doing it, or takes it up again. */
  | { kind: 'skip'; item: string; skipped: boolean }
  /** Makes one step of it and the one that follows it. */
  | { kind: 'merge'; item: string }
  /** Makes two steps of it: the first of `duration` hours, the rest as `title` right behind it. */
  | { kind: 'split'; item: string; duration: number; title: string }
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
export const DONE_ALREADY = 'It is done already.';
export const NOTHING_FOLLOWS = 'No step follows it.';
export const NO_PART = 'A project stays a step of its own.';
export const NOT_ALIKE = 'Only steps that are both open, both done or both skipped can become one.';
export const TOO_LONG = `A step takes at most ${MAX_ITEM_HOURS} hours.`;
export const NOTES_TOO_LONG = `Their notes together are longer than ${MAX_NOTE_CHARS} characters.`;
export const TOO_SHORT = 'Each part needs at least one hour.';

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

const listed = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** Both as one step, at the place of the first: whatever either waited for it waits for, and what waited for either waits for it. */
function merged(items: readonly PlanItem[], first: PlanItem): PlanItem[] {
  const second = items[items.indexOf(first) + 1] ?? refuse(NOTHING_FOLLOWS);
  if (first.kind === 'checkpoint' || second.kind === 'checkpoint') return refuse(NO_PART);
  if (first.completed !== second.completed || !!first.skipped !== !!second.skipped) return refuse(NOT_ALIKE);
  const duration = first.duration + second.duration;
  if (duration > MAX_ITEM_HOURS) return refuse(TOO_LONG);
  const joined = (separator: string, ...texts: string[]) => texts.filter((text) => text !== '').join(separator);
  const note = joined('\n\n', first.note, second.note);
  if (note.length > MAX_NOTE_CHARS) return refuse(NOTES_TOO_LONG);
  const title = `${first.title} and ${second.title}`;
  const description = joined(' ', ...new Set([first.description, second.description]));
  const lessons = listed([...(first.lessons ?? []), ...(second.lessons ?? [])], ({ link }) => link);
  const one: PlanItem = {
    ...first,
    title: title.length > MAX_TITLE_CHARS ? first.title : title,
    description: description.length > MAX_DESCRIPTION_CHARS ? first.description : description,
    duration,
    dependencies: listed([...first.dependencies, ...second.dependencies], (id) => id).filter((id) => id !== first.id),
    priority: Math.min(first.priority, second.priority),
    concepts: listed([...first.concepts, ...second.concepts], ({ id }) => id),
    ...(lessons.length > 0 && { lessons: lessons.slice(0, MAX_LESSONS_A_STEP) }),
    kind: first.kind === 'own' && second.kind === 'own' ? 'own' : 'step',
    note,
    edited: true,
  };
  const rest = items.flatMap((item) => (item === first ? one : item === second ? [] : item));
  return reduced(
    rest.map((item) => ({
      ...item,
      dependencies: listed(
        item.dependencies.map((id) => (id === second.id ? first.id : id)),
        (id) => id,
      ),
    })),
  );
}

/** How many of the lessons fit into a part of their time; one at least on either side where there are two. */
function lessonsWithin(lessons: readonly PlanLesson[], part: number): number {
  const total = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  let minutes = 0;
  const fit = lessons.filter((lesson) => (minutes += lesson.minutes) <= total * part).length;
  return Math.min(Math.max(fit, Math.min(1, lessons.length)), Math.max(1, lessons.length - 1));
}

/** Its hours, lessons and concepts on two steps; note and name stay with the first, and what waited for it waits for the second. */
function divided(
  items: readonly PlanItem[],
  item: PlanItem,
  { duration, title }: { duration: number; title: string },
): PlanItem[] {
  if (item.kind === 'checkpoint') return refuse(NO_PART);
  if (item.completed) return refuse(DONE_ALREADY);
  if (items.length >= MAX_ITEMS) return refuse(PLAN_FULL);
  if (duration >= item.duration) return refuse(TOO_SHORT);
  const part = duration / item.duration;
  const { lessons = [], concepts } = item;
  const [taught, named] = [lessonsWithin(lessons, part), Math.max(1, Math.round(concepts.length * part))];
  const [later, rest] = [lessons.slice(taught), concepts.slice(named)];
  const withLessons = (some: PlanLesson[]) => (item.lessons === undefined ? {} : { lessons: some });
  const first: PlanItem = {
    ...item,
    duration,
    concepts: concepts.slice(0, named),
    ...withLessons(lessons.slice(0, taught)),
    edited: true,
  };
  const second: PlanItem = {
    ...item,
    id: freeId(items),
    title,
    duration: item.duration - duration,
    dependencies: [item.id],
    concepts: rest,
    ...withLessons(later),
    link: later[0]?.link ?? (rest[0] ? pathOf('concept', { id: rest[0].id }) : item.link),
    note: '',
    edited: true,
  };
  return items.flatMap((one) =>
    one === item
      ? [first, second]
      : { ...one, dependencies: one.dependencies.map((id) => (id === item.id ? second.id : id)) },
  );
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
      return change({ completed: edit.completed, ...(edit.completed && { skipped: false }) });
    case 'note':
      return change({ note: edit.note });
    case 'rename':
      return change({ title: edit.title, edited: true });
    case 'hours':
      return change({ duration: edit.duration, edited: true });
    case 'move':
      return withItems(plan, moved(plan.items, item.id, edit.to));
    case 'skip':
      if (edit.skipped && item.completed) return refuse(DONE_ALREADY);
      if (edit.skipped && countedIn(plan.items).every(({ id }) => id === item.id)) return refuse(LAST_ITEM);
      return change({ skipped: edit.skipped });
    case 'merge':
      return withItems(plan, merged(plan.items, item));
    case 'split':
      return withItems(plan, divided(plan.items, item, edit));
    case 'remove':
      if (countedIn(plan.items).every(({ id }) => id === item.id)) return refuse(LAST_ITEM);
      return {
        ...withItems(plan, without(plan.items, item)),
        removed: [...new Set([...plan.removed, ...item.concepts.map(({ id }) => id)])],
      };
  }
}
