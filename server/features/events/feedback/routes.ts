import { giveFeedback as give, showFeedback as show, withdrawFeedback } from '@devorbit/contract/events/feedback.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { giveFeedback } from './commands/give-feedback.ts';
import { showFeedback } from './commands/show-feedback.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveFeedback(http: Http, deps: { database: Database; clock: Clock; limits: RateLimits }): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showFeedback(deps, actor, params.id), headers }));
  bind(http, give, async ({ actor, params, body }) => ({
    body: await giveFeedback(deps, actor, params.id, body),
    headers,
  }));
  bind(http, withdrawFeedback, async ({ actor, params }) => ({
    body: await giveFeedback(deps, actor, params.id, null),
    headers,
  }));
}
