import type { listProblems, showNeighbours } from '@devorbit/contract/practice/problems.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../../platform/http-client.ts';
import { listQuery } from '../api.ts';
import type { ProblemList } from './model.ts';

const listRoute = route<typeof listProblems>('GET', '/api/problems/');
const neighboursRoute = route<typeof showNeighbours>('GET', '/api/problems/:id/neighbours/');

/** What stands before and after a problem in that list, and another of it by chance; asked anew at every visit. */
export const neighboursQuery = (id: number, { filters, source }: ProblemList) =>
  queryOptions({
    queryKey: ['neighbours', id, filters, source ?? 'all'] as const,
    queryFn: ({ signal }) => call(neighboursRoute, { params: { id }, query: listQuery(filters, source), signal }),
    gcTime: 0,
  });

/** Rows of one page of the drawer: a few screens, so that the current one is seldom far away. */
const DRAWER_ROWS = 50;

/** Pages of that list for the drawer. */
export const drawerQuery = ({ filters, source }: ProblemList, search: string) =>
  infiniteQueryOptions({
    queryKey: ['problems', 'list', 'drawer', filters, source ?? 'all', search] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...listQuery({ ...filters, search }, source), page: pageParam, page_size: DRAWER_ROWS };
      const { body, headers } = await send(listRoute, { query, signal });
      return { problems: body, page: pageParam, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * DRAWER_ROWS < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
