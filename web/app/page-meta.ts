import type { MetaDescriptor } from 'react-router';

/** What a public page says of itself to readers of its address: browsers, search engines, previews of links. */
export type PageMeta = {
  /** At most 60 characters with the product's name, which is added where it is missing. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** Its one address, `/about`. */
  path: string;
};

/** Stands in built pages for the address that visitors know, until the server, which knows it, serves them. */
export const ANY_ORIGIN = 'https://origin.invalid';

/** In a browser, the address that the server wrote into the page. */
const origin = (): string => {
  if (typeof document === 'undefined') return ANY_ORIGIN;
  const served = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return served === undefined ? globalThis.location.origin : new URL(served).origin;
};

/** What previews of links need beyond this is written into the built page by optimize/describe-pages.ts. */
export const pageMeta = ({ title, description, path }: PageMeta): MetaDescriptor[] => [
  { title: title.includes('DevOrbit') ? title : `${title} · DevOrbit` },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin() + path },
];
