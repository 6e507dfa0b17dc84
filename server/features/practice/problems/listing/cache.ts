import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../../platform/changes.ts';
import type { Card, ListQuery } from './store.ts';

/** A page of the list, written once, as one who has solved nothing reads it. */
export type WrittenPage = {
  total: number;
  ids: number[];
  json: Buffer;
  /** Where in it each problem's `user_solved` says `false`. */
  marks: number[];
};

export type ListCache = {
  /** What is kept under this key, or as `load` gives it. */
  kept<T extends object>(key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets everything: a problem has changed. */
  forget(): void;
};

/** Pages that are kept at a time: every filter and sort of the screen, and then some. */
const MAX_PAGES = 200;
/** Bounds what a lost message can do, in ms. */
const MAX_AGE_MS = 5_000;

/** Of one length, so that the one is written over the other: JSON lets a blank stand after a value. */
const UNSOLVED = 'false';
const SOLVED = 'true ';

export function writePage({ total, cards }: { total: number; cards: Card[] }): WrittenPage {
  const marks: number[] = [];
  let at = 1;
  const written = cards.map((card) => {
    const begun = `${JSON.stringify(card).slice(0, -1)},"user_solved":`;
    const mark = at + Buffer.byteLength(begun);
    marks.push(mark);
    at = mark + UNSOLVED.length + '},'.length;
    return `${begun}${UNSOLVED}}`;
  });
  return { total, ids: cards.map(({ id }) => id), json: Buffer.from(`[${written.join(',')}]`), marks };
}

/** The page's JSON for a user who has solved these problems. */
export function writeForUser({ ids, json, marks }: WrittenPage, solved: ReadonlySet<number>): Buffer {
  if (solved.size === 0) return json;
  const own = Buffer.from(json);
  for (const [at, mark] of marks.entries()) if (solved.has(ids[at] ?? 0)) own.write(SOLVED, mark, 'latin1');
  return own;
}

/** The name of a page that is the same for all who ask for it. */
export const pageKey = ({ page, page_size, difficulty, source, tag, search, sort }: ListQuery): string =>
  JSON.stringify([page, page_size, difficulty, source, tag, search, sort]);

/** Every server forgets what it keeps when any server tells that a problem has changed, or may have missed that. */
export function createListCache(changes: Changes): ListCache {
  const values = new LRUCache<string, Promise<object>>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  const forget = () => values.clear();
  changes.listen('problems', forget, forget);
  return {
    forget,
    kept<T extends object>(key: string, load: () => Promise<T>) {
      const known = values.get(key) as Promise<T> | undefined;
      if (known) return known;
      const value = load();
      values.set(key, value);
      value.catch(() => values.get(key) === value && values.delete(key));
      return value;
    },
  };
}
