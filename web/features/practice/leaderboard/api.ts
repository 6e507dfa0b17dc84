import type {
  chooseUniversity,
  followLeaderboard,
  listUniversities,
  showLeaderboard,
} from '@devorbit/contract/practice/leaderboard.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { liveEvents } from '../../../platform/live-events.ts';
import type { View } from './model.ts';

const showRoute = route<typeof showLeaderboard>('GET', '/api/leaderboard/');
const followRoute = route<typeof followLeaderboard>('GET', '/api/leaderboard/events');
const universitiesRoute = route<typeof listUniversities>('GET', '/api/leaderboard/universities/');
const chooseRoute = route<typeof chooseUniversity>('PUT', '/api/leaderboard/university/');

const leaderboardKey = ['leaderboard'] as const;
const universitiesKey = ['leaderboard-universities'] as const;
/** How often the board is asked for whatever the events say, in ms: an event may be lost between two connections. */
const ASK_ANYWAY_MS = 30_000;

export const leaderboardQuery = ({ period, university, page }: View) =>
  queryOptions({
    queryKey: [...leaderboardKey, period, university, page] as const,
    queryFn: ({ signal }) => call(showRoute, { query: { period, page, university: university ?? undefined }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_ANYWAY_MS,
  });

/** Asks for the board again at each of its events, until `signal` aborts. Throws ApiError where the server refuses. */
export async function keepLeaderboardFresh(client: QueryClient, signal: AbortSignal): Promise<void> {
  // What was shown before the page was hidden, or left, is old by now; a first answer is already on its way.
  await client.invalidateQueries({ queryKey: leaderboardKey, predicate: ({ state }) => state.dataUpdatedAt > 0 });
  for await (const event of liveEvents(followRoute, { signal }))
    if (event.type === 'changed') void client.invalidateQueries({ queryKey: leaderboardKey });
}

/** Universities to filter by, and the caller's own. */
export const universitiesQuery = () =>
  queryOptions({
    queryKey: universitiesKey,
    queryFn: ({ signal }) => call(universitiesRoute, { signal }),
  });

/** Says where the caller studies, or takes that back with null. */
export async function chooseOwn(client: QueryClient, university: string | null): Promise<void> {
  await call(chooseRoute, { body: { university } });
  await Promise.all([
    client.invalidateQueries({ queryKey: universitiesKey }),
    client.invalidateQueries({ queryKey: leaderboardKey }),
  ]);
}
