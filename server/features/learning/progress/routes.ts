import { mergeProgress as endpoint } from '@devorbit/contract/learning/progress.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { mergeProgress } from './commands/merge-progress.ts';
import { mergesPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; items: ReadonlySet<string> };

export function serveProgress(http: Http, deps: Deps): void {
  bind(http, endpoint, async ({ actor, body }) => {
    await deps.limits.take(mergesPerMinute, String(actor.id));
    return { body: await mergeProgress(deps, actor, body), headers: { 'cache-control': 'no-store' } };
  });
}
