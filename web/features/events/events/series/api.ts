import type { SeriesStep } from '@devorbit/contract/events/series-limits.ts';
import type { cancelSeries, editSeries, makeSeries, showSeries } from '@devorbit/contract/events/series.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { refreshEvents } from '../api.ts';

const show = route<typeof showSeries>('GET', '/api/events/:id/series/');
const make = route<typeof makeSeries>('POST', '/api/events/:id/series/');
const edit = route<typeof editSeries>('PUT', '/api/events/:id/series/');
const cancel = route<typeof cancelSeries>('POST', '/api/events/:id/series/cancel/');

// Below that of events: whatever changes one asks anew.
export const seriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'series', id] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
  });

/** Answers how many dates there are now. */
export async function repeatEvent(
  client: QueryClient,
  id: number,
  body: { every: SeriesStep; count?: number; until?: string },
): Promise<number> {
  const { dates } = await call(make, { params: { id }, body });
  await refreshEvents(client);
  return dates.length;
}

export type LaterFields = {
  title: string;
  location: string;
  startTime: string;
  endTime: string;
  time: string;
  description: string;
  longDescription: string;
};
/** Answers how many dates were changed. */
export async function editLater(
  client: QueryClient,
  id: number,
  body: LaterFields & { revision: number },
): Promise<number> {
  const { changed } = await call(edit, { params: { id }, body });
  await refreshEvents(client);
  return changed;
}
export async function cancelLater(client: QueryClient, id: number, reason: string): Promise<number> {
  const { cancelled } = await call(cancel, { params: { id }, body: { reason } });
  await refreshEvents(client);
  return cancelled;
}
