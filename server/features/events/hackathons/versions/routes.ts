import {
  listEntryVersions as list,
  restoreEntryVersion as restore,
  showEntryVersion as show,
} from '@devorbit/contract/events/entry-versions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { listVersions } from './commands/list-versions.ts';
import { restoreVersion } from './commands/restore-version.ts';
import { showVersion } from './commands/show-version.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveVersions(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, list, async ({ actor, params }) => ({ body: await listVersions(deps, actor, params), headers }));
  bind(http, show, async ({ actor, params }) => ({ body: await showVersion(deps, actor, params), headers }));
  bind(http, restore, async ({ actor, params, body }) => ({
    body: await restoreVersion(deps, actor, { ...params, ...body }),
    headers,
  }));
}
