import { type Audience, type PageId, pageIds, pages } from './pages.ts';

/** A page that people look for by name. */
export type ListedPage = {
  id: PageId;
  path: string;
  title: string;
  /** One sentence: what is there. */
  text: string;
  /** Other words for it. */
  keywords: string;
  /** Whose page it is, where not everybody's. */
  for?: Audience;
};

/** The pages that the search, the palette, the search of the home page and the mentor know. */
export const listedPages: readonly ListedPage[] = pageIds.flatMap((id): ListedPage[] => {
  const { path, title, listed, for: whose } = pages[id];
  return listed ? [{ id, path, title, ...listed, ...(whose ? { for: whose } : {}) }] : [];
});
