import type { giveUp, Guidance, showGuidance, takeHint } from '@devorbit/contract/practice/guidance.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const showRoute = route<typeof showGuidance>('GET', '/api/problems/:id/guidance/');
const takeRoute = route<typeof takeHint>('POST', '/api/problems/:id/hints/');
const giveUpRoute = route<typeof giveUp>('POST', '/api/problems/:id/give-up/');

const guidanceKey = (problemId: number) => ['guidance', problemId] as const;

/** Hints and editorial as far as they are unlocked; for a signed-in user only. */
export const guidanceQuery = (problemId: number) =>
  queryOptions({
    queryKey: guidanceKey(problemId),
    queryFn: ({ signal }) => call(showRoute, { params: { id: problemId }, signal }),
  });

/** Asks again: an Accepted opens everything. */
export const refreshGuidance = (client: QueryClient, problemId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: guidanceKey(problemId) });

async function unlock(client: QueryClient, problemId: number, ask: () => Promise<Guidance>): Promise<Guidance> {
  try {
    const guidance = await ask();
    await client.cancelQueries({ queryKey: guidanceKey(problemId) });
    client.setQueryData(guidanceKey(problemId), guidance);
    return guidance;
  } catch (error) {
    // What is on screen may be older than what another tab has taken.
    void refreshGuidance(client, problemId);
    throw error;
  }
}

/** Both throw what the call threw. */
export const showHint = (client: QueryClient, problemId: number, hint: number): Promise<Guidance> =>
  unlock(client, problemId, () => call(takeRoute, { params: { id: problemId }, body: { hint } }));
export const giveUpPoints = (client: QueryClient, problemId: number): Promise<Guidance> =>
  unlock(client, problemId, () => call(giveUpRoute, { params: { id: problemId } }));
