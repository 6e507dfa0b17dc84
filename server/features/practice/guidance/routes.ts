import { giveUp as give, showGuidance as show, takeHint as take } from '@devorbit/contract/practice/guidance.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { giveUp } from './commands/give-up.ts';
import { showGuidance } from './commands/show-guidance.ts';
import { takeHint } from './commands/take-hint.ts';
import { hintsPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** What is open to one user is kept by nobody on the way. */
const headers = { 'cache-control': 'no-store' };

export function serveGuidance(http: Http, deps: Deps): void {
  const { limits } = deps;
  bind(http, show, async ({ actor, params }) => ({ body: await showGuidance(deps, actor, params.id), headers }));
  bind(http, take, async ({ actor, params, body }) => {
    await limits.take(hintsPerMinute, String(actor.id));
    return { body: await takeHint(deps, actor, params.id, body.hint), headers };
  });
  bind(http, give, async ({ actor, params }) => {
    await limits.take(hintsPerMinute, String(actor.id));
    return { body: await giveUp(deps, actor, params.id), headers };
  });
}
