import type {
  EntryRun,
  listRunLanguages,
  runEntryAgain,
  showJudgedRun,
  showTrial,
  tryEntry,
} from '@devorbit/contract/events/entry-runs.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { keyOf } from '../api.ts';

const languages = route<typeof listRunLanguages>('GET', '/api/events/:id/run-languages/');
const trial = route<typeof showTrial>('GET', '/api/events/:id/entry/run/');
const attempt = route<typeof tryEntry>('POST', '/api/events/:id/entry/run/');
const judged = route<typeof showJudgedRun>('GET', '/api/events/:id/entries/:entry/run/');
const again = route<typeof runEntryAgain>('POST', '/api/events/:id/entries/:entry/run/');

/** How often a run that has not ended is asked for, in ms. */
const AT_WORK_MS = 1_000;
/** The same of one that the queue has not begun. */
const NOT_YET_MS = 10_000;
const isAtWork = (run: EntryRun | null | undefined): boolean =>
  run !== null && run !== undefined && run.state !== 'ended';

export const languagesQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'run-languages'] as const,
    queryFn: ({ signal }) => call(languages, { params: { id }, signal }),
    staleTime: Infinity,
  });

export const trialQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'trial'] as const,
    queryFn: ({ signal }) => call(trial, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data?.run) ? AT_WORK_MS : false),
  });

export async function tryOut(client: QueryClient, id: number): Promise<void> {
  client.setQueryData(trialQuery(id).queryKey, await call(attempt, { params: { id } }));
}

export const judgedQuery = (id: number, entry: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'judged-run', entry] as const,
    queryFn: ({ signal }) => call(judged, { params: { id, entry }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isAtWork(data?.run) ? AT_WORK_MS : data?.runs === true && data.run === null ? NOT_YET_MS : false,
    retry: false,
  });

export async function repeatRun(client: QueryClient, id: number, entry: number): Promise<void> {
  const { run } = await call(again, { params: { id, entry } });
  client.setQueryData(judgedQuery(id, entry).queryKey, { run, runs: true });
}
