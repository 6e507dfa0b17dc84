import { searchSite as endpoint } from '@devorbit/contract/site/search.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { searchSite } from './commands/search-site.ts';
import { searchesPerMinute } from './limits.ts';

type Deps = { database: Database; limits: RateLimits };

/** What is found depends on who asks, and is counted by them. */
export function serveSearch(http: Http, deps: Deps): void {
  bind(http, endpoint, async ({ actor, query: { q, kind, ...slice }, request }) => {
    await deps.limits.take(searchesPerMinute, actor === null ? `guest ${callerAddress(request.ip)}` : String(actor.id));
    return {
      body: await searchSite(deps, actor, { query: q, ...(kind ? { kinds: [kind] } : {}), ...slice }),
      headers: { 'cache-control': 'no-store' },
    };
  });
}
