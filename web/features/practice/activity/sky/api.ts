import type { showPublicSky, showSky } from '@devorbit/contract/practice/activity.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const skyRoute = route<typeof showSky>('GET', '/api/sky/');
const userSkyRoute = route<typeof showPublicSky>('GET', '/api/users/:username/sky/');

/** The stars of a user, where the caller may see them; null: the caller's own. */
export const skyQuery = (username: string | null) =>
  queryOptions({
    queryKey: ['sky', username] as const,
    queryFn: ({ signal }) =>
      username === null ? call(skyRoute, { signal }) : call(userSkyRoute, { params: { username }, signal }),
    // A problem that was solved a moment ago has to be there.
    staleTime: 0,
  });
