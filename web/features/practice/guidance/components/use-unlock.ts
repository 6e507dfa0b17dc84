import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { plainSentence } from '../../../../platform/api-error.ts';
import { UNLOCK_FAILURE } from '../copy.ts';

type Ask = (client: QueryClient) => Promise<Guidance>;

/** One call at a time that opens more help; `failure` is the sentence of the last one that failed. */
export function useUnlock(done: (guidance: Guidance) => void) {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: (ask: Ask) => ask(client), onSuccess: done });
  return {
    unlock: (ask: Ask) => {
      if (!mutation.isPending) mutation.mutate(ask);
    },
    pending: mutation.isPending,
    failure: mutation.error && plainSentence(mutation.error, UNLOCK_FAILURE),
  };
}
