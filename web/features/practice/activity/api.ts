import type { showActivity, showPublicActivity } from '@devorbit/contract/practice/activity.ts';
import type { listSkills } from '@devorbit/contract/practice/guidance.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const activityRoute = route<typeof showActivity>('GET', '/api/activity/');
const userActivityRoute = route<typeof showPublicActivity>('GET', '/api/users/:username/activity/');
const skillsRoute = route<typeof listSkills>('GET', '/api/skills/');

/** The caller's activity in a year (null: the current one), by day of an IANA time zone. */
export const activityQuery = (year: number | null, timeZone: string) =>
  queryOptions({
    queryKey: ['activity', year, timeZone] as const,
    queryFn: ({ signal }) => call(activityRoute, { query: { year: year ?? undefined, time_zone: timeZone }, signal }),
    placeholderData: keepPreviousData,
    // A problem that was solved a moment ago has to be there.
    staleTime: 0,
  });

/** A user's activity in a year, where the caller may see it. */
export const userActivityQuery = (username: string, year: number | null, timeZone: string) =>
  queryOptions({
    queryKey: ['activity', username, year, timeZone] as const,
    queryFn: ({ signal }) =>
      call(userActivityRoute, {
        params: { username },
        query: { year: year ?? undefined, time_zone: timeZone },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The caller's standing in each tag. */
export const skillsQuery = () =>
  queryOptions({
    queryKey: ['skills'] as const,
    queryFn: ({ signal }) => call(skillsRoute, { signal }),
    staleTime: 0,
  });
