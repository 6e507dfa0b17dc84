import type { listRecommendations } from '@devorbit/contract/practice/guidance.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../../platform/http-client.ts';

const recommendationsRoute = route<typeof listRecommendations>('GET', '/api/recommendations/');

/** Problems for the caller, or where a visitor begins. Its key begins as those of the lists, which a verdict refreshes. */
export const recommendationsQuery = () =>
  queryOptions({
    queryKey: ['problems', 'list', 'for you'] as const,
    queryFn: ({ signal }) => call(recommendationsRoute, { signal }),
  });
