import type { MetaDescriptor } from 'react-router';

/** What a public page says of itself to readers of its address: browsers, search engines, previews of links. */
export type PageMeta = {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** Its one address, `/about`. */
  path: string;
};

export const pageMeta = ({ title, description, path }: PageMeta): MetaDescriptor[] => [
  { title: `${title} · DevOrbit` },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: path },
];
