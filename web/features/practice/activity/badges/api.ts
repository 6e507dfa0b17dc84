import type { listBadges } from '@devorbit/contract/practice/activity.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const badgesRoute = route<typeof listBadges>('GET', '/api/badges/');

/** All badges, and how far the caller is with them; streaks by the days of an IANA time zone. */
export const badgesQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['badges', timeZone] as const,
    queryFn: ({ signal }) => call(badgesRoute, { query: { time_zone: timeZone }, signal }),
    staleTime: 0,
  });
