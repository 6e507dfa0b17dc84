import type { EventRecordings, listRecordings, setRecordings } from '@devorbit/contract/events/recordings.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const list = route<typeof listRecordings>('GET', '/api/events/:id/recordings/');
const set = route<typeof setRecordings>('PUT', '/api/events/:id/recordings/');

export const recordingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', id, 'recordings'] as const,
    queryFn: ({ signal }) => call(list, { params: { id }, signal }),
  });

export const saveRecordings = async (
  client: QueryClient,
  id: number,
  body: Pick<EventRecordings, 'recordings' | 'forGuests'>,
) => client.setQueryData(recordingsQuery(id).queryKey, await call(set, { params: { id }, body }));
