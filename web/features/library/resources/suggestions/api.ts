import type {
  decideSuggestion,
  listOwnSuggestions,
  listSuggestions,
  withdrawSuggestion,
} from '@devorbit/contract/library/resource-suggestions.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../../platform/http-client.ts';
import { upload } from '../../../../platform/upload.ts';

const queueRoute = route<typeof listSuggestions>('GET', '/api/documents/suggestions/');
const ownRoute = route<typeof listOwnSuggestions>('GET', '/api/documents/suggestions/mine/');
const decideRoute = route<typeof decideSuggestion>('POST', '/api/documents/:id/decide/');
const withdrawRoute = route<typeof withdrawSuggestion>('DELETE', '/api/documents/:id/suggestion/');

const keys = { all: ['resources', 'suggestions'] as const, queue: ['resources', 'suggestions', 'queue'] as const };

/** What waits for a decision, a page of it and how many there are. */
export const queueQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.queue, page] as const,
    queryFn: async ({ signal }) => {
      const { body: rows, headers } = await send(queueRoute, { query: { page }, signal });
      return { rows, total: Number(headers.get('x-total-count')) };
    },
    placeholderData: keepPreviousData,
  });

export const ownSuggestionsQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'mine'] as const,
    queryFn: ({ signal }) => call(ownRoute, { signal }),
  });

/** Hands a document in to be reviewed. */
export async function sendSuggestion(
  client: QueryClient,
  form: FormData,
  how: Parameters<typeof upload>[2],
): Promise<void> {
  await upload('/api/documents/suggest/', form, how);
  void client.invalidateQueries({ queryKey: keys.all });
}

/** Publishes or declines; everything that shows documents is asked for anew. */
export async function decide(
  client: QueryClient,
  id: number,
  decision: 'publish' | 'decline',
  reason: string,
): Promise<void> {
  await call(decideRoute, { params: { id }, body: { decision, reason } });
  await client.invalidateQueries({ queryKey: ['resources'] });
}

export async function withdraw(client: QueryClient, id: number): Promise<void> {
  await call(withdrawRoute, { params: { id } });
  void client.invalidateQueries({ queryKey: keys.all });
}
