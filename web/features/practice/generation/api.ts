import type {
  followGeneration,
  generateProblem,
  Generation,
  showQuota,
} from '@devorbit/contract/practice/generation.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { liveEvents } from '../../../platform/live-events.ts';
import { isOver } from './model.ts';

const generateRoute = route<typeof generateProblem>('POST', '/api/ai/generate/');
const followRoute = route<typeof followGeneration>('GET', '/api/ai/generations/:id/events');
const quotaRoute = route<typeof showQuota>('GET', '/api/ai/quota/');

const quotaKey = ['generation', 'quota'] as const;

/** How many problems the signed-in user may still generate today. */
export const quotaQuery = () =>
  queryOptions({
    queryKey: quotaKey,
    queryFn: ({ signal }) => call(quotaRoute, { signal }),
    staleTime: 0,
    retry: false,
  });

export const refreshQuota = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: quotaKey });

/** Asks for a problem and reports every state of it until it is published or failed. Throws what the call or the stream threw. */
export async function generate(
  wish: { difficulty: Difficulty; tags: string[] },
  report: (generation: Generation) => void,
): Promise<void> {
  const first = await call(generateRoute, { query: { wait: 'false' }, body: { ...wish, source: 'AI' } });
  report(first);
  if (isOver(first)) return;
  for await (const generation of liveEvents(followRoute, {
    params: { id: first.id },
    signal: new AbortController().signal,
  })) {
    report(generation);
    if (isOver(generation)) return;
  }
}
