import type { showMemberHome } from '@devorbit/contract/site/home.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';

const homeRoute = route<typeof showMemberHome>('GET', '/api/home/me/');

/** All of a member's home. Its key begins as those of the lists, which a verdict refreshes. */
export const memberHomeQuery = () =>
  queryOptions({
    queryKey: ['problems', 'list', 'home', ownTimeZone()] as const,
    queryFn: ({ signal }) => call(homeRoute, { query: { time_zone: ownTimeZone() }, signal }),
    staleTime: 0,
  });
