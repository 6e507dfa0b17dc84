import type {
  applyRejudge,
  cancelRejudge,
  listRejudges,
  listVersions,
  Rejudge,
  showRejudge,
  startRejudge,
} from '@devorbit/contract/practice/versions.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import type { View } from './model.ts';

const versionsRoute = route<typeof listVersions>('GET', '/api/problems/:id/versions/');
const rejudgesRoute = route<typeof listRejudges>('GET', '/api/problems/:id/rejudges/');
const startRoute = route<typeof startRejudge>('POST', '/api/problems/:id/rejudges/');
const showRoute = route<typeof showRejudge>('GET', '/api/rejudges/:id/');
const applyRoute = route<typeof applyRejudge>('POST', '/api/rejudges/:id/apply/');
const cancelRoute = route<typeof cancelRejudge>('POST', '/api/rejudges/:id/cancel/');

/** How often a rejudge is asked for while it is judged, in ms. */
const ASK_AGAIN_MS = 1_000;

/** The last versions of a problem, newest first. */
export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['versions', id] as const,
    queryFn: ({ signal }) => call(versionsRoute, { params: { id }, signal }),
    staleTime: 0,
  });

/** The last rejudges of a problem, newest first; for staff. */
export const rejudgesQuery = (id: number) =>
  queryOptions({
    queryKey: ['rejudges', 'of', id] as const,
    queryFn: ({ signal }) => call(rejudgesRoute, { params: { id }, signal }),
    staleTime: 0,
  });

/** A rejudge with a page of its rows; asked for again while it is judged. */
export const rejudgeQuery = (id: string, { all, page }: Pick<View, 'all' | 'page'>) =>
  queryOptions({
    queryKey: ['rejudges', 'detail', id, { all, page }] as const,
    queryFn: ({ signal }) =>
      call(showRoute, { params: { id }, query: { page, changed: all ? 'false' : 'true' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'judging' ? ASK_AGAIN_MS : false),
  });

export type Scope = { scope: 'older' | 'all' } | { submission_id: string };

/** Begins a preview. All three throw what the call threw. */
export async function beginRejudge(client: QueryClient, problemId: number, scope: Scope): Promise<Rejudge> {
  const rejudge = await call(startRoute, { params: { id: problemId }, body: scope });
  await client.invalidateQueries({ queryKey: ['rejudges', 'of', problemId] });
  return rejudge;
}

/** Every figure may have moved: all that is on screen is asked for again. */
export async function makeItCount(client: QueryClient, id: string): Promise<void> {
  await call(applyRoute, { params: { id } });
  await client.invalidateQueries();
}

export async function dropRejudge(client: QueryClient, id: string): Promise<void> {
  await call(cancelRoute, { params: { id } });
  await client.invalidateQueries({ queryKey: ['rejudges'] });
}
