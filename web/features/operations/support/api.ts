import type {
  listOwnSupportRequests,
  openSupportForm,
  sendSupportRequest,
  SupportTopic,
  writeAgain,
} from '@devorbit/contract/operations/support.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { now } from '../../../platform/clock.ts';
import { call, route } from '../../../platform/http-client.ts';

const formRoute = route<typeof openSupportForm>('GET', '/api/support-requests/form/');
const sendRoute = route<typeof sendSupportRequest>('POST', '/api/support-requests/');
const ownRoute = route<typeof listOwnSupportRequests>('GET', '/api/support-requests/');
const againRoute = route<typeof writeAgain>('POST', '/api/support-requests/:id/messages/');

/** A form that lies open longer begins anew, in ms: the server takes one of last week for a program's. */
const FORM_MS = 60 * 60 * 1000;

/** What the form sends along, and when it was got. */
export const formQuery = queryOptions({
  queryKey: ['support-requests', 'form'] as const,
  queryFn: async ({ signal }) => ({ ...(await call(formRoute, { signal })), at: now() }),
  staleTime: FORM_MS,
  refetchInterval: FORM_MS,
});

export type Message = {
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  website: string;
  form: string;
};

/** Answers the number of the message. */
export const sendMessage = async (message: Message): Promise<number> => (await call(sendRoute, { body: message })).id;

/** What the person with this id has written, with the answers. */
export const ownSupportRequestsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['support-requests', 'own', userId] as const,
    queryFn: ({ signal }) => call(ownRoute, { signal }),
    staleTime: 0,
  });

export const addToSupportRequest = async (client: QueryClient, id: number, message: string): Promise<void> => {
  await call(againRoute, { params: { id }, body: { message } });
  await client.invalidateQueries({ queryKey: ['support-requests', 'own'] });
};
