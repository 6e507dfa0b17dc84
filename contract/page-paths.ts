import { type PageId, pageIds, pages, type PathOf } from './pages.ts';

/** The address of every page. What the browser has of the table: web/precomputed.ts. */
export const pagePaths = Object.fromEntries(pageIds.map((id) => [id, pages[id].path])) as {
  readonly [Id in PageId]: PathOf<Id>;
};
