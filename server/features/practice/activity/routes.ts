import { listBadges as badges, showActivity as show, showSky as sky } from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listBadges } from './commands/list-badges.ts';
import { showActivity } from './commands/show-activity.ts';
import { selectStars } from './store.ts';

export function serveActivity(http: Http, deps: { database: Database; clock: Clock }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, show, async ({ actor, query }) => ({
    body: await showActivity(deps, actor, query),
    headers,
  }));
  bind(http, sky, async ({ actor }) => ({ body: await selectStars(deps.database, actor.id), headers }));
  bind(http, badges, async ({ actor, query }) => ({ body: await listBadges(deps, actor, query.time_zone), headers }));
}
