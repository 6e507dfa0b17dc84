import { useQuery, useQueryClient } from '@tanstack/react-query';
import { now, pause } from '../../../../platform/clock.ts';
import { formQuery, type Message, sendMessage } from '../api.ts';
import { waitBeforeSending } from '../model.ts';

/**
 * How to send a message, with what the server gave when the form was opened; it waits where a person could not have
 * been so quick. Answers the number of the message.
 */
export function useSending(signedIn: boolean): (message: Omit<Message, 'form'>) => Promise<number> {
  const client = useQueryClient();
  useQuery(formQuery);
  return async (message) => {
    const { form, at } = await client.ensureQueryData(formQuery);
    await pause(waitBeforeSending(at, now(), signedIn));
    return sendMessage({ ...message, form });
  };
}
