import escapeHtml from 'escape-html';
import { ANY_ORIGIN } from '../../../platform/http/page-words.ts';

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

/** The list of lists: that of the pages, and one for every `PART` ids up to `last`. */
export const writeIndex = (origin: string, last: number): string => {
  const parts = Array.from({ length: Math.ceil(last / PART) }, (_, at) => `/sitemap-problems-${at + 1}.xml`);
  return written(
    'sitemapindex',
    'sitemap',
    origin,
    ['/sitemap-pages.xml', ...parts].map((path) => ({ path })),
  );
};

/** Paths of the built pages that name themselves as the one address of what they show, and do not ask to be left out. */
export const listedPages = (built: Map<string, string>): string[] =>
  [...built]
    .filter(
      ([path, html]) =>
        html.includes(`<link rel="canonical" href="${ANY_ORIGIN}${path}"/>`) &&
        !/<meta name="robots" content="[^"]*noindex/.test(html),
    )
    .map(([path]) => path)
    .sort();
