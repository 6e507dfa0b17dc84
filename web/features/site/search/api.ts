import type { SearchKind, searchSite, SearchPage } from '@devorbit/contract/site/search.ts';
import { call, route } from '../../../platform/http-client.ts';

const searchRoute = route<typeof searchSite>('GET', '/api/search/');

export type Asked = {
  q: string;
  kind?: SearchKind | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
};

/** Throws ApiError or UnreachableError, or the caller's own abort. */
export const searchEverything = (asked: Asked, signal: AbortSignal): Promise<SearchPage> =>
  call(searchRoute, { query: asked, signal });
