import { pageIds, pages } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { collections, universities } from './content.server.ts';

/** Addresses of the pages that there is one of for each entry of the content. */
const entries = {
  universities: universities.map(({ slug }) => pathOf('university', { slug })),
  collections: collections.map(({ slug }) => pathOf('collection', { slug })),
};

/** Paths of the pages that are written while the app is built: all that a visitor reads. */
export const prerendered: string[] = pageIds.flatMap((id) => {
  const { path, prerendered: how } = pages[id];
  if (how === undefined) return [];
  return how === true ? [path] : entries[how];
});
