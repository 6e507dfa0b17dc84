import type {
  listSupportRequests,
  moveSupportRequest,
  noteOnSupportRequest,
  replyToSupportRequest,
  showSupportRequest,
  SupportState,
} from '@devorbit/contract/operations/support.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';
import type { SupportFilters } from './model.ts';

const listRoute = route<typeof listSupportRequests>('GET', '/api/admin/support-requests/');
const showRoute = route<typeof showSupportRequest>('GET', '/api/admin/support-requests/:id/');
const replyRoute = route<typeof replyToSupportRequest>('POST', '/api/admin/support-requests/:id/reply/');
const noteRoute = route<typeof noteOnSupportRequest>('POST', '/api/admin/support-requests/:id/notes/');
const moveRoute = route<typeof moveSupportRequest>('PATCH', '/api/admin/support-requests/:id/');

export const supportRequestsQuery = (filters: SupportFilters) =>
  queryOptions({
    queryKey: ['admin', 'support-requests', filters] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(listRoute, { query: filters, signal });
      return { rows: body, total: Number(headers.get('x-total-count') ?? 0) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const supportRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'support-request', id] as const,
    queryFn: ({ signal }) => call(showRoute, { params: { id }, signal }),
    staleTime: 0,
  });

/** What is shown is asked for again. */
const shown = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ['admin'] });

export async function reply(client: QueryClient, id: number, message: string): Promise<void> {
  await withProof(() => call(replyRoute, { params: { id }, body: { message } }));
  await shown(client);
}

export async function note(client: QueryClient, id: number, message: string): Promise<void> {
  await call(noteRoute, { params: { id }, body: { message } });
  await shown(client);
}

export type Move = { state?: Exclude<SupportState, 'answered'>; mine?: boolean };

export async function move(client: QueryClient, id: number, body: Move): Promise<void> {
  await call(moveRoute, { params: { id }, body });
  await shown(client);
}
