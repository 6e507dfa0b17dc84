import { SUBMISSIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import type { listSubmissions, showStanding, showSubmission } from '@devorbit/contract/practice/submissions.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api-error.ts';
import { call, route, send } from '../../../../platform/http-client.ts';
import { hasVerdict, submissionsToKey } from '../model.ts';
import type { HistoryFilters } from './model.ts';

const listRoute = route<typeof listSubmissions>('GET', '/api/submissions/');
const showRoute = route<typeof showSubmission>('GET', '/api/submissions/:id/');
const standingRoute = route<typeof showStanding>('GET', '/api/submissions/:id/standing/');

/** How often what has no verdict yet is asked for, in ms. */
const ASK_AGAIN_MS = 1_500;

/** A page of the list and how many match in all; asked for again while a row of it is being judged. */
export const historyQuery = ({ verdict, language, search, everyone, page }: HistoryFilters) =>
  queryOptions({
    queryKey: ['submissions', 'list', { verdict, language, search, everyone, page }] as const,
    queryFn: async ({ signal }) => {
      const query = {
        page,
        status: verdict ?? undefined,
        language: language ?? undefined,
        search,
        everyone: everyone ? ('true' as const) : undefined,
      };
      const { body, headers } = await send(listRoute, { query, signal });
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ status }) => !hasVerdict(status)) ? ASK_AGAIN_MS : false),
  });

/** All of the caller's submissions to a problem, the latest first, a page at a time; asked for again while one is being judged. */
export const allSubmissionsToQuery = (problemId: number) =>
  infiniteQueryOptions({
    queryKey: [...submissionsToKey(problemId), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => {
      const { body, headers } = await send(listRoute, { query: { problem_id: problemId, page: pageParam }, signal });
      return { rows: body, page: pageParam, total: Number(headers.get('X-Total-Count') ?? body.length) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * SUBMISSIONS_PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(({ status }) => !hasVerdict(status))) ? ASK_AGAIN_MS : false,
  });

/** The caller's latest submissions to a problem. */
export const submissionsToQuery = (problemId: number) =>
  queryOptions({
    queryKey: submissionsToKey(problemId),
    queryFn: ({ signal }) => call(listRoute, { query: { problem_id: problemId }, signal }),
    staleTime: 0,
  });

/** A submission with its code and tests; asked for again until its verdict. */
export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'detail', id] as const,
    queryFn: ({ signal }) => call(showRoute, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !hasVerdict(state.data.status) ? ASK_AGAIN_MS : false),
  });

/** What the caller sent then. */
export const fetchSubmissionCode = async (id: string): Promise<string> =>
  (await call(showRoute, { params: { id } })).code;

/** Percentiles of an Accepted submission of one's own; null for any other. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'standing', id] as const,
    queryFn: ({ signal }) =>
      call(standingRoute, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });
