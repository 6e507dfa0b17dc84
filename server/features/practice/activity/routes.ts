import { showActivity as show } from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { showActivity } from './commands/show-activity.ts';

export function serveActivity(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, show, async ({ actor, query }) => ({
    body: await showActivity(deps, actor, query),
    headers: { 'cache-control': 'no-store' },
  }));
}
