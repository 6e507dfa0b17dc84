import { pageAt } from '@devorbit/contract/page-at.ts';
import { pages } from '@devorbit/contract/pages.ts';
import escapeHtml from 'escape-html';

/** Most addresses of one file: the protocol's bound is 50,000. */
export const PART = 40_000;

export type Entry = { path: string; updated_at?: string };

const written = (root: string, element: string, origin: string, entries: Entry[]): string => {
  const lines = entries.map(({ path, updated_at }) => {
    const changed = updated_at === undefined ? '' : `<lastmod>${updated_at}</lastmod>`;
    return `<${element}><loc>${escapeHtml(origin + path)}</loc>${changed}</${element}>`;
  });
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return [opening, ...lines, `</${root}>`, ''].join('\n');
};

export const writeSitemap = (origin: string, pages: Entry[]): string => written('urlset', 'url', origin, pages);

/** The list of lists: that of the pages, and for every kind one for every `PART` ids up to its last. */
export const writeIndex = (origin: string, lasts: Readonly<Record<string, number>>): string => {
  const parts = Object.entries(lasts).flatMap(([kind, last]) =>
    Array.from({ length: Math.ceil(last / PART) }, (_, at) => `/sitemap-${kind}-${at + 1}.xml`),
  );
  return written(
    'sitemapindex',
    'sitemap',
    origin,
    ['/sitemap-pages.xml', ...parts].map((path) => ({ path })),
  );
};

/** Of the paths of built pages those of pages that are for search engines, at their one address. */
export const listedPages = (built: Iterable<string>): string[] =>
  [...built]
    .filter((path) => {
      const place = pageAt(path);
      return place !== null && !pages[place.id].noindex && pages[place.id].alias === undefined;
    })
    .sort();
