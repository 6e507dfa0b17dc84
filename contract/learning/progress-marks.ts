// Marks of progress and how two of them become one, without zod: browser and server use the same rule.

/** The states of an item, weakest first: of two marks of one moment the later one of this list stands. */
export const markStates = ['none', 'learning', 'skipped', 'done'] as const;
export type MarkState = (typeof markStates)[number];

/** That somebody put an item into a state. `at` is in ms since 1970, `device` a random mark of the browser. */
export type Mark = { item: string; state: MarkState; at: number; device: string };

/** Whether `one` stands against `other`, a mark of the same item. A total order: the result of merging does not depend on who comes first. */
export function standsAgainst(one: Mark, other: Mark): boolean {
  if (one.at !== other.at) return one.at > other.at;
  const [strength, otherStrength] = [markStates.indexOf(one.state), markStates.indexOf(other.state)];
  if (strength !== otherStrength) return strength > otherStrength;
  return one.device > other.device;
}

/** What is kept of `kept` and `mark`; undefined stands for no mark. */
export const mergeMark = (kept: Mark | undefined, mark: Mark): Mark =>
  kept === undefined || standsAgainst(mark, kept) ? mark : kept;

/** Nothing happens after now: a clock that is ahead must not win for ever. */
export const clampMark = (mark: Mark, now: number): Mark => (mark.at > now ? { ...mark, at: now } : mark);

/** Most marks of one call. */
export const MAX_MARKS_SENT = 500;

/** The names of items. Progress belongs to a concept, not to the roadmaps that it stands on. */
export const conceptItem = (id: string): string => `concept/${id}`;
export const outcomeItem = (id: string, at: number): string => `outcome/${id}/${at}`;
export const roadmapItem = (type: string, id: string): string => `roadmap/${type}/${id}`;
export const savedItem = (type: string, id: string): string => `saved/${type}/${id}`;
export const stepItem = (type: string, id: string, at: number): string => `step/${type}/${id}/${at}`;
export const moduleItem = (framework: string, id: string): string => `module/${framework}/${id}`;
export const bookmarkItem = (framework: string, id: string): string => `bookmark/${framework}/${id}`;
/** `id` is `{framework}/{module}/{lesson}`. */
export const lessonItem = (id: string): string => `lesson/${id}`;
const OPENED = 'opened/';
/** A framework, a category of it or a module of that was opened: the latest such mark says where somebody was last. */
export const openedItem = (...place: readonly string[]): string => OPENED + place.join('/');

/** Where somebody was last, by their marks; empty where none says so. Of two within one moment the deeper place counts. */
export function lastOpened(marks: Iterable<Pick<Mark, 'item' | 'at'>>): string[] {
  let last: Pick<Mark, 'item' | 'at'> | null = null;
  for (const mark of marks) {
    if (!mark.item.startsWith(OPENED)) continue;
    if (last === null || mark.at > last.at || (mark.at === last.at && mark.item > last.item)) last = mark;
  }
  return last === null ? [] : last.item.slice(OPENED.length).split('/');
}
