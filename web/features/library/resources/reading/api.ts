import type {
  forgetResourcePosition,
  listReading,
  saveResourcePosition,
} from '@devorbit/contract/library/resource-positions.ts';
import type { ResourcePosition } from '@devorbit/contract/library/resources.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const listRoute = route<typeof listReading>('GET', '/api/documents/reading/');
const saveRoute = route<typeof saveResourcePosition>('PUT', '/api/documents/:id/position/');
const forgetRoute = route<typeof forgetResourcePosition>('DELETE', '/api/documents/:id/position/');

/** What was begun and not finished. */
export const readingQuery = () =>
  queryOptions({
    queryKey: ['resources', 'reading'] as const,
    queryFn: ({ signal }) => call(listRoute, { signal }),
    staleTime: 0,
  });

export async function savePosition(client: QueryClient, id: number, position: ResourcePosition): Promise<void> {
  await call(saveRoute, { params: { id }, body: position });
  void client.invalidateQueries({ queryKey: readingQuery().queryKey });
}

export async function stopReading(client: QueryClient, id: number): Promise<void> {
  await call(forgetRoute, { params: { id } });
  client.setQueryData(readingQuery().queryKey, (rows) => rows?.filter(({ resource }) => resource.id !== id));
}
