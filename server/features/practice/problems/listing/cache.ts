import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../../platform/changes.ts';
import type { Card, ListQuery } from './store.ts';

/** A page of the list, written once: `user_solved` and the closing brace are left off each card. */
export type WrittenPage = { total: number; ids: number[]; cards: string[]; forVisitors: Buffer };

export type ListCache = {
  /** The page as it is in the cache, or as `load` gives it. */
  page(query: ListQuery, load: () => Promise<{ total: number; cards: Card[] }>): Promise<WrittenPage>;
  /** Forgets everything: a problem has changed. */
  forget(): void;
};

/** Pages that are kept at a time: every filter and sort of the screen, and then some. */
const MAX_PAGES = 200;
/** Bounds what a lost message can do, in ms. */
const MAX_AGE_MS = 5_000;

const join = (cards: string[], solved: (at: number) => boolean): Buffer =>
  Buffer.from(`[${cards.map((card, at) => `${card}${solved(at)}}`).join(',')}]`);

export function writePage({ total, cards: rows }: { total: number; cards: Card[] }): WrittenPage {
  const cards = rows.map((card) => `${JSON.stringify(card).slice(0, -1)},"user_solved":`);
  return { total, ids: rows.map(({ id }) => id), cards, forVisitors: join(cards, () => false) };
}

/** The page's JSON for a user who has solved these problems. */
export const writeForUser = ({ ids, cards, forVisitors }: WrittenPage, solved: Set<number>): Buffer =>
  solved.size === 0 ? forVisitors : join(cards, (at) => solved.has(ids[at] ?? 0));

/** Every server forgets its pages when any server tells that a problem has changed, or may have missed that. */
export function createListCache(changes: Changes): ListCache {
  const pages = new LRUCache<string, Promise<WrittenPage>>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  const forget = () => pages.clear();
  changes.listen('problems', forget, forget);
  return {
    forget,
    page(query, load) {
      const key = JSON.stringify([
        query.page,
        query.page_size,
        query.difficulty,
        query.source,
        query.tag,
        query.search,
        query.sort,
      ]);
      const known = pages.get(key);
      if (known) return known;
      const page = load().then(writePage);
      pages.set(key, page);
      page.catch(() => pages.get(key) === page && pages.delete(key));
      return page;
    },
  };
}
