import type {
  EventFeedback,
  giveFeedback,
  showFeedback,
  withdrawFeedback,
} from '@devorbit/contract/events/feedback.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const show = route<typeof showFeedback>('GET', '/api/events/:id/feedback/');
const give = route<typeof giveFeedback>('PUT', '/api/events/:id/feedback/');
const withdraw = route<typeof withdrawFeedback>('DELETE', '/api/events/:id/feedback/');

export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', id, 'feedback'] as const,
    queryFn: ({ signal }) => call(show, { params: { id }, signal }),
  });

const keep = (client: QueryClient, id: number, feedback: EventFeedback) =>
  client.setQueryData(feedbackQuery(id).queryKey, feedback);

export const sendFeedback = async (client: QueryClient, id: number, body: { stars: number; text: string }) =>
  keep(client, id, await call(give, { params: { id }, body }));
export const takeFeedbackBack = async (client: QueryClient, id: number) =>
  keep(client, id, await call(withdraw, { params: { id } }));
