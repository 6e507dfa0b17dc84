import type { listPostcards } from '@devorbit/contract/site/postcards.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';

const listRoute = route<typeof listPostcards>('GET', '/api/postcards/');

export const postcardsQuery = () =>
  queryOptions({ queryKey: ['postcards'] as const, queryFn: ({ signal }) => call(listRoute, { signal }) });
