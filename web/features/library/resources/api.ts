import type { editResource as editEndpoint, findDuplicate } from '@devorbit/contract/library/resource-uploads.ts';
import { GROUP_PAGE_SIZE, LATEST_PAGE_SIZE } from '@devorbit/contract/library/resources-limits.ts';
import type {
  bookmarkResource,
  countResources,
  deleteResource,
  listResources,
  openResource,
  rateResource,
  Resource,
  showResource,
} from '@devorbit/contract/library/resources.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call, type Given, route } from '../../../platform/http-client.ts';
import { upload } from '../../../platform/upload.ts';
import { queryOf } from './model.ts';

const listRoute = route<typeof listResources>('GET', '/api/documents/');
const countRoute = route<typeof countResources>('GET', '/api/documents/counts/');
const showRoute = route<typeof showResource>('GET', '/api/documents/:id/');
const openRoute = route<typeof openResource>('POST', '/api/documents/:id/open/');
const deleteRoute = route<typeof deleteResource>('DELETE', '/api/documents/:id/delete/');
const duplicateRoute = route<typeof findDuplicate>('GET', '/api/documents/duplicates/:digest/');
const editRoute = route<typeof editEndpoint>('PATCH', '/api/documents/:id/');
const bookmarkRoute = route<typeof bookmarkResource>('PUT', '/api/documents/:id/bookmark/');
const rateRoute = route<typeof rateResource>('PUT', '/api/documents/:id/helpful/');

type Query = NonNullable<Given<typeof listResources>['query']>;
export type ListFilters = Omit<Query, 'page' | 'page_size' | 'before'>;

const keys = {
  all: ['resources'] as const,
  lists: ['resources', 'list'] as const,
  list: (size: number, filters: ListFilters) => ['resources', 'list', size, filters] as const,
  counts: (filters: object) => ['resources', 'counts', filters] as const,
  one: (id: number) => ['resources', 'one', id] as const,
  open: (id: number) => ['resources', 'open', id] as const,
};

const pagesOf = (page_size: number, filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: keys.list(page_size, filters),
    queryFn: ({ pageParam, signal }) =>
      call(listRoute, {
        // The server's own word for the next page: it says where this one ended.
        query: pageParam === null ? { ...filters, page: 1, page_size } : (queryOf(pageParam) as Query),
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** 'Latest Resources', and what is found there. */
export const latestQuery = (filters: ListFilters) => pagesOf(LATEST_PAGE_SIZE, filters);
/** The documents of one type or course. */
export const groupQuery = (filters: ListFilters) => pagesOf(GROUP_PAGE_SIZE, filters);

export const countsQuery = (filters: NonNullable<Given<typeof countResources>['query']>) =>
  queryOptions({
    queryKey: keys.counts(filters),
    queryFn: ({ signal }) => call(countRoute, { query: filters, signal }),
    placeholderData: keepPreviousData,
  });

export const resourceQuery = (id: number) =>
  queryOptions({ queryKey: keys.one(id), queryFn: ({ signal }) => call(showRoute, { params: { id }, signal }) });

/** Opens a document; its addresses are good for ten minutes, so they are asked for anew each time. */
export const openQuery = (id: number) =>
  queryOptions({
    queryKey: keys.open(id),
    queryFn: ({ signal }) => call(openRoute, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Addresses of an open document once more. */
export const openAgain = (id: number) => call(openRoute, { params: { id } });

type Pages = InfiniteData<{ results: Resource[]; next: string | null }, string | null>;

/** Changes the rows of every list that is known. */
const changeRows = (client: QueryClient, change: (rows: Resource[]) => Resource[]): void => {
  client.setQueriesData<Pages>(
    { queryKey: keys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
  );
};

const changeOne = (client: QueryClient, id: number, part: Partial<Resource>): void => {
  const changed = (row: Resource): Resource => (row.id === id ? { ...row, ...part } : row);
  changeRows(client, (rows) => rows.map(changed));
  client.setQueryData<Resource>(keys.one(id), (row) => row && changed(row));
};

export async function removeResource(client: QueryClient, id: number): Promise<void> {
  await call(deleteRoute, { params: { id } });
  changeRows(client, (rows) => rows.filter((row) => row.id !== id));
  void client.invalidateQueries({ queryKey: ['resources', 'counts'] });
}

export async function keepBookmark(client: QueryClient, id: number, bookmarked: boolean): Promise<void> {
  await call(bookmarkRoute, { params: { id }, body: { bookmarked } });
  changeOne(client, id, { bookmarked });
}

/** Answers the votes that there are now. */
export async function sayHelpful(client: QueryClient, id: number, helpful: boolean) {
  const votes = await call(rateRoute, { params: { id }, body: { helpful } });
  changeOne(client, id, votes);
  return votes;
}

/** The document that has these bytes already, null where none has. */
export const duplicateWith = async (digest: string) => (await call(duplicateRoute, { params: { digest } })).duplicate;

/** Changes what is said of a document. */
export async function editResource(client: QueryClient, id: number, words: Record<string, string>): Promise<void> {
  const body = { ...words, year: Number(words['year']), semester: Number(words['semester']) };
  await call(editRoute, { params: { id }, body: body as Given<typeof editEndpoint>['body'] });
  await client.invalidateQueries({ queryKey: keys.all });
}

/** Publishes a document and puts it on top of the latest. */
export async function sendResource(
  client: QueryClient,
  form: FormData,
  how: Parameters<typeof upload>[2],
): Promise<Resource> {
  const made = (await upload('/api/upload/', form, how)) as Resource;
  client.setQueryData<Pages>(latestQuery({}).queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    return data && first && { ...data, pages: [{ ...first, results: [made, ...first.results] }, ...rest] };
  });
  void client.invalidateQueries({ queryKey: keys.all, predicate: ({ queryKey }) => queryKey[1] !== 'open' });
  return made;
}
