import type { listProblems, ProblemDetail, showProblem } from '@devorbit/contract/problems.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { route, send } from '../../platform/http-client.ts';
import { type CatalogueFilters, nextPage, PAGE_SIZE, tagsOf } from './catalogue/model.ts';

const listRoute = route<typeof listProblems>('GET', '/api/problems/');
const showRoute = route<typeof showProblem>('GET', '/api/problems/:id/');

/** Rows that the list of tags is read from: the largest page that the server gives. */
const TAG_ROWS = 200;
const TAGS_FRESH_MS = 10 * 60_000;

const problemKeys = {
  all: ['problems'] as const,
  lists: ['problems', 'list'] as const,
  detail: (id: number) => ['problems', 'detail', id] as const,
};

/** Pages of the list, newest first unless the filters say otherwise; `total` is how many match in all. */
export const problemsQuery = (filters: CatalogueFilters) =>
  infiniteQueryOptions({
    queryKey: [...problemKeys.lists, filters] as const,
    queryFn: async ({ pageParam, signal }) => {
      const { difficulty, tag, search, solved, sort } = filters;
      const query = {
        page: pageParam,
        page_size: PAGE_SIZE,
        difficulty: difficulty ?? undefined,
        tag: tag || undefined,
        search: search || undefined,
        solved: solved === null ? undefined : solved ? ('true' as const) : ('false' as const),
        sort,
      };
      const { body, headers } = await send(listRoute, { query, signal });
      const total = headers.get('X-Total-Count');
      return { problems: body, page: pageParam, total: total === null ? null : Number(total) };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** The tags in use, the most frequent first. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: [...problemKeys.all, 'tags'] as const,
    queryFn: async ({ signal }) =>
      tagsOf((await send(listRoute, { query: { page_size: TAG_ROWS, sort: 'most_solved' }, signal })).body),
    staleTime: TAGS_FRESH_MS,
  });

export const problemQuery = (id: number) =>
  queryOptions({
    queryKey: problemKeys.detail(id),
    queryFn: async ({ signal }) => (await send(showRoute, { params: { id }, signal })).body,
  });

/** Shows a problem as solved before the server is asked again. */
export const markSolved = (client: QueryClient, id: number): void => {
  client.setQueryData(
    problemKeys.detail(id),
    (problem: ProblemDetail | undefined) => problem && { ...problem, user_solved: true },
  );
};

/** Asks again for a problem and every list, whose figures a verdict has moved. */
export const refreshProblem = async (client: QueryClient, id: number): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: problemKeys.detail(id) }),
    client.invalidateQueries({ queryKey: problemKeys.lists }),
  ]);
};
