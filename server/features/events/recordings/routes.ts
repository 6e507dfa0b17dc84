import { listRecordings as list, setRecordings as set } from '@devorbit/contract/events/recordings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listRecordings } from './commands/list-recordings.ts';
import { setRecordings } from './commands/set-recordings.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveRecordings(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, list, async ({ actor, params }) => ({ body: await listRecordings(deps, actor, params.id), headers }));
  bind(http, set, async ({ actor, params, body, request: { ip } }) => ({
    body: await setRecordings(deps, { actor, ip }, params.id, body),
    headers,
  }));
}
