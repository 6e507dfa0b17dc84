import type { searchInside, searchOneInside } from '@devorbit/contract/library/resources-inside.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Given, route } from '../../../../platform/http-client.ts';

const insideRoute = route<typeof searchInside>('GET', '/api/documents/inside/');
const insideOneRoute = route<typeof searchOneInside>('GET', '/api/documents/:id/inside/');

export type InsideFilters = Omit<NonNullable<Given<typeof searchInside>['query']>, 'search' | 'page'>;

/** Documents in whose text the words stand. */
export const insideQuery = (search: string, filters: InsideFilters) =>
  infiniteQueryOptions({
    queryKey: ['resources', 'inside', search, filters] as const,
    queryFn: ({ pageParam, signal }) => call(insideRoute, { query: { ...filters, search, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ more }, all) => (more && all.length < 20 ? all.length + 1 : null),
    placeholderData: keepPreviousData,
  });

/** The pages of one document on which the words stand. */
export const insideOneQuery = (id: number, search: string) =>
  queryOptions({
    queryKey: ['resources', 'inside one', id, search] as const,
    queryFn: ({ signal }) => call(insideOneRoute, { params: { id }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
