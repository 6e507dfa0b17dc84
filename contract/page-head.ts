import { type PageId, pages, pageShown } from './pages.ts';

/** What a page says of itself to readers of its address: browsers, search engines, previews of links. */
export type PageHead = {
  /** At most 60 characters with the product's name, which is added where it is missing. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description?: string;
  /** Its one address, `/about`; named where there is a description. */
  path?: string;
  noindex?: true;
  referrer?: 'no-referrer';
};

/** The head that the table has for a page; null where the page's module says its own. */
export function pageHead(id: PageId): PageHead | null {
  const { head = {}, title, path, noindex } = pages[pageShown(id)];
  if (head === 'own') return null;
  return {
    title: head.title ?? title,
    ...(head.description === undefined ? {} : { description: head.description, path }),
    ...(noindex ? { noindex } : {}),
    ...(head.referrer ? { referrer: head.referrer } : {}),
  };
}
