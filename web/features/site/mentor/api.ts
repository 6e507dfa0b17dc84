import type { askMentor } from '@devorbit/contract/site/mentor.ts';
import { call, route } from '../../../platform/http-client.ts';
import { type Message, replyOf, replyToFailure } from './model.ts';

const askRoute = route<typeof askMentor>('POST', '/api/mentor/ask/');

/** Always answers: with the canned reply where the server does not. */
export const ask = (question: string): Promise<Message> =>
  call(askRoute, { body: { question } }).then(replyOf, (error: unknown) => replyToFailure(question, error));
