import { addToCrew as add, listCrew as list, removeFromCrew as remove } from '@devorbit/contract/events/crew.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { addToCrew } from './commands/add-to-crew.ts';
import { listCrew } from './commands/list-crew.ts';
import { removeFromCrew } from './commands/remove-from-crew.ts';
import { presentCrew } from './present.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveCrew(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, list, async ({ actor, params }) => ({
    body: presentCrew(await listCrew(deps, actor, params.id)),
    headers,
  }));
  bind(http, add, async ({ actor, params, body, request: { ip } }) => ({
    body: presentCrew(await addToCrew(deps, { actor, ip }, params.id, body)),
    headers,
  }));
  bind(http, remove, async ({ actor, params, request: { ip } }) => {
    await removeFromCrew(deps, { actor, ip }, params.id, params.username);
    return { body: { message: 'They are no longer a helper' }, headers };
  });
}
