import type { listCollections, showCollection } from '@devorbit/contract/practice/collections.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const listRoute = route<typeof listCollections>('GET', '/api/collections/');
const showRoute = route<typeof showCollection>('GET', '/api/collections/:slug/');

/** They begin as the keys of the lists of problems, which a verdict refreshes: progress is made of verdicts. */
const keys = {
  all: ['problems', 'list', 'collections'] as const,
  one: (slug: string) => ['problems', 'list', 'collections', slug] as const,
};

/** All study plans in their order, with one's own progress. */
export const collectionsQuery = () =>
  queryOptions({ queryKey: keys.all, queryFn: ({ signal }) => call(listRoute, { signal }) });

export const collectionQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.one(slug),
    queryFn: ({ signal }) => call(showRoute, { params: { slug }, signal }),
  });
