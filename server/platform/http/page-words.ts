import escapeHtml from 'escape-html';

/** What everybody may know of a page that the app draws in the browser: plain texts, whatever they hold. */
export type PageWords = {
  title: string;
  description: string;
  /** Its one address, `/problems/7`. */
  path: string;
  /** What it is, for previews of links. */
  type: 'website' | 'profile';
  /** Things of schema.org; `path`s in them begin with the placeholder of the origin. */
  data: Record<string, unknown>[];
  /** HTML for readers without JavaScript, in the place of the page; its texts are escaped already. */
  text: string;
  /** Search engines are asked to leave it out. */
  noindex?: true;
  /** For previews of links; the address begins with the placeholder of the origin. */
  picture?: { address: string; alt: string };
};

/** Stands in built pages, and in `PageWords.data`, for the address that visitors know (web/app/page-meta.ts writes it). */
export const ANY_ORIGIN = 'https://origin.invalid';

/** JSON that stands in a script of a page: no text in it ends the script. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The page that starts the app, with these words in its head and for readers without JavaScript. What is marked
 * `data-served` is unknown to the app, which takes it away when its visitor goes to another page.
 */
export function writeWords(fallback: string, words: PageWords): string {
  const { title, description, path, type, data, text, noindex, picture } = words;
  const named = (name: string, content: string) =>
    `<meta data-served property="${name}" content="${escapeHtml(content)}"/>`;
  const url = ANY_ORIGIN + path;
  const graph = scriptJson({ '@context': 'https://schema.org', '@graph': data });
  const head = [
    `<meta data-served name="description" content="${escapeHtml(description)}"/>`,
    `<link data-served rel="canonical" href="${escapeHtml(url)}"/>`,
    named('og:type', type),
    named('og:title', title),
    named('og:description', description),
    named('og:url', url),
    ...(picture ? [named('og:image', picture.address), named('og:image:alt', picture.alt)] : []),
    ...(noindex ? ['<meta data-served name="robots" content="noindex"/>'] : []),
    `<script data-served type="application/ld+json">${graph}</script>`,
  ].join('');
  return fallback
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      /(<noscript[^>]* id="page-text"[^>]*>).*?(<\/noscript>)/s,
      (_, start: string, end: string) => start + text + end,
    );
}
