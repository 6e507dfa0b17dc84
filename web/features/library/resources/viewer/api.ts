import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import type { followPreparation, prepareAgain } from '@devorbit/contract/library/resources-inside.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { liveEvents } from '../../../../platform/live-events.ts';
import { openQuery } from '../api.ts';

const followRoute = route<typeof followPreparation>('GET', '/api/documents/:id/preparation/');
const againRoute = route<typeof prepareAgain>('POST', '/api/documents/:id/prepare/');

/** Keeps what is known of an open document's preparation true, until nothing more happens to it or `signal` aborts. */
export async function keepPreparationFresh(client: QueryClient, id: number, signal: AbortSignal): Promise<void> {
  for await (const preparation of liveEvents(followRoute, { params: { id }, signal })) {
    const { queryKey } = openQuery(id);
    const preview = client.getQueryData(queryKey)?.preview;
    const shown = preview?.kind === 'archive' ? preview.url !== null : preview?.kind !== 'none';
    if (!shown && isSettled(preparation)) await client.invalidateQueries({ queryKey });
    else if (!shown && preparation.searchable > 0) await client.invalidateQueries({ queryKey });
    client.setQueryData(queryKey, (data) => data && { ...data, preparation });
    if (isSettled(preparation)) return;
  }
}

/** Has preview and text made once more. */
export async function makeAgain(client: QueryClient, id: number): Promise<Preparation> {
  const preparation = await call(againRoute, { params: { id } });
  client.setQueryData(openQuery(id).queryKey, (data) => data && { ...data, preparation });
  return preparation;
}
