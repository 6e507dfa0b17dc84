import type { PageHead } from '@devorbit/contract/page-head.ts';
import type { MetaDescriptor } from 'react-router';

/** Stands in built pages for the address that visitors know, until the server, which knows it, serves them. */
export const ANY_ORIGIN = 'https://origin.invalid';

/** In a browser, the address that the server wrote into the page. */
const origin = (): string => {
  if (typeof document === 'undefined') return ANY_ORIGIN;
  const served = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return served === undefined ? globalThis.location.origin : new URL(served).origin;
};

/** What previews of links need beyond this is written into the built page by optimize/describe-pages.ts. */
export const pageMeta = ({ title, description, path, noindex, referrer }: PageHead): MetaDescriptor[] => [
  { title: title.includes('DevOrbit') ? title : `${title} · DevOrbit` },
  ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ...(path === undefined ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: origin() + path }]),
  ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ...(referrer === undefined ? [] : [{ name: 'referrer', content: referrer }]),
];
