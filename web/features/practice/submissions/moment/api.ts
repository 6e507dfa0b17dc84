import type { showMoment } from '@devorbit/contract/practice/submissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api-error.ts';
import { call, route } from '../../../../platform/http-client.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';

const momentRoute = route<typeof showMoment>('GET', '/api/submissions/:id/moment/');

/** What an Accepted submission of one's own brought; null for any other. */
export const momentQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'moment', id] as const,
    queryFn: ({ signal }) =>
      call(momentRoute, { params: { id }, query: { time_zone: ownTimeZone() }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: Infinity,
  });
