import { dirname, relative } from 'node:path';
import { CLIENT } from './files.ts';

/** What a built page says of itself. Texts as they stand in its HTML: escaped, for text and attributes alike. */
export type BuiltPage = {
  /** Where it is served, `/about`. */
  path: string;
  title: string;
  description: string | undefined;
  /** With the placeholder of the origin. */
  canonical: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
};

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

export const readBuiltPage = (file: string, html: string): BuiltPage => ({
  path: `/${relative(CLIENT, dirname(file))}`,
  title: first(html, /<title>([^<]*)<\/title>/) ?? '',
  description: first(html, /<meta name="description" content="([^"]*)"/),
  canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
  indexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
});

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text that was escaped. */
export const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|#x27);/g, (all) => entities[all] ?? all);
