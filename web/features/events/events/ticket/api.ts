import type { reissueTicket, renewTicket, showTicket } from '@devorbit/contract/events/tickets.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const show = route<typeof showTicket>('GET', '/api/events/:id/ticket/');
const renew = route<typeof renewTicket>('POST', '/api/events/:id/ticket/');
const reissue = route<typeof reissueTicket>('POST', '/api/events/:id/registrations/:registration/ticket/');

export const ticketQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', 'ticket', id] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
  });

export const renewOwn = async (client: QueryClient, id: number): Promise<void> =>
  void client.setQueryData(ticketQuery(id).queryKey, await call(renew, { params: { id } }));

export const reissueOf = (id: number, registration: number) => call(reissue, { params: { id, registration } });
