import escapeHtml from 'escape-html';
import { ANY_ORIGIN } from './page-words.ts';

/** What search engines show of a title and of a description, in characters. */
const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;

/** At most `most` characters; what is longer ends after a word, with an ellipsis. */
export function clip(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.slice(0, most).lastIndexOf(' ');
  const cut = line.slice(0, end > most / 2 ? end : most - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s,.;:–-]+$/, '')}…`;
}

const SITE = ' · DevOrbit';
/** As the page itself writes it, when it is drawn. */
export const titled = (title: string): string => clip(title, TITLE_LENGTH - SITE.length) + SITE;

/** The way to a page from the home page, for search engines. */
export const trail = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: ANY_ORIGIN + path,
  })),
});

/** Text that keeps its lines, as HTML. */
export const block = (text: string): string => `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;

/** Parts of HTML as one article, without any style sheet. */
export const article = (...parts: string[]): string =>
  `<article style="display:grid;gap:1rem;width:min(46rem,100% - 2rem);margin:2rem auto">${parts.join('')}</article>`;

/** Markdown as it is written, which is readable; of its signs code and strong words alone are taken. */
export const markdown = (text: string): string => {
  const signed = escapeHtml(text)
    .replaceAll(/`([^`\n]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>');
  return `<div style="white-space:pre-wrap">${signed}</div>`;
};
