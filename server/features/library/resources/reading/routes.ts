import {
  forgetResourcePosition,
  listReading,
  saveResourcePosition,
} from '@devorbit/contract/library/resource-positions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { presentResource } from '../present.ts';
import { savePosition } from './commands/save-position.ts';
import { deletePosition, selectReading } from './store.ts';

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-cache' };

export function serveReading(http: Http, deps: { database: Database; clock: Clock; secret: string }): void {
  const { database, clock, secret } = deps;
  bind(http, listReading, async ({ actor }) => {
    const rows = await selectReading(database, actor.id);
    const signing = { secret, user: actor.id, now: clock.now() };
    return {
      body: rows.map(({ at_page: page, of_pages: pages, read_at: at, ...row }) => ({
        resource: presentResource(row, signing),
        position: { page, pages },
        at,
      })),
      headers,
    };
  });
  bind(http, saveResourcePosition, async ({ actor, params, body }) => {
    await savePosition(deps, actor, params.id, body);
    return { body };
  });
  bind(http, forgetResourcePosition, async ({ actor, params }) => {
    await deletePosition(database, actor.id, params.id);
    return { body: { message: 'Forgotten' } };
  });
}
