import { announceToGuests as announce, listAnnouncements as list } from '@devorbit/contract/events/announcements.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { announceToGuests } from './commands/announce-to-guests.ts';
import { listAnnouncements } from './commands/list-announcements.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; queue: Queue };

const headers = { 'cache-control': 'private, no-store' };

export function serveNews(http: Http, deps: Deps): void {
  bind(http, list, async ({ actor, params }) => ({ body: await listAnnouncements(deps, actor, params.id), headers }));
  bind(http, announce, async ({ actor, params, body, request: { ip } }) => ({
    body: await announceToGuests(deps, { actor, ip }, params.id, body),
    headers,
  }));
}
