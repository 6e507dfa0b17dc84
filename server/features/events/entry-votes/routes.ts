import {
  castVote as cast,
  removeVotePeriod as remove,
  setVotePeriod as set,
  showVote as show,
} from '@devorbit/contract/events/entry-votes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { castVote } from './commands/cast-vote.ts';
import { setPeriod } from './commands/set-period.ts';
import { showVote } from './commands/show-vote.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveEntryVotes(http: Http, deps: { database: Database; clock: Clock; limits: RateLimits }): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showVote(deps, actor, params.id), headers }));
  bind(http, set, async ({ actor, params, body, request: { ip } }) => ({
    body: await setPeriod(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, remove, async ({ actor, params, request: { ip } }) => ({
    body: await setPeriod(deps, { actor, ip }, params.id, null),
    headers,
  }));
  bind(http, cast, async ({ actor, params, body }) => ({
    body: await castVote(deps, actor, params.id, body.entry),
    headers,
  }));
}
