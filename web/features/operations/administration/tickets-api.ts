import type {
  listTickets,
  moveTicket,
  noteOnTicket,
  replyToTicket,
  showTicket,
  TicketState,
} from '@devorbit/contract/operations/support.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';
import type { TicketsFilters } from './model.ts';

const listRoute = route<typeof listTickets>('GET', '/api/admin/tickets/');
const showRoute = route<typeof showTicket>('GET', '/api/admin/tickets/:id/');
const replyRoute = route<typeof replyToTicket>('POST', '/api/admin/tickets/:id/reply/');
const noteRoute = route<typeof noteOnTicket>('POST', '/api/admin/tickets/:id/notes/');
const moveRoute = route<typeof moveTicket>('PATCH', '/api/admin/tickets/:id/');

export const ticketsQuery = (filters: TicketsFilters) =>
  queryOptions({
    queryKey: ['admin', 'tickets', filters] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(listRoute, { query: filters, signal });
      return { rows: body, total: Number(headers.get('x-total-count') ?? 0) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const ticketQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'ticket', id] as const,
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

export type Move = { state?: Exclude<TicketState, 'answered'>; mine?: boolean };

export async function move(client: QueryClient, id: number, body: Move): Promise<void> {
  await call(moveRoute, { params: { id }, body });
  await shown(client);
}
