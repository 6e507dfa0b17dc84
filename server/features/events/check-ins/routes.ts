import { SELF_CODE_MS } from '@devorbit/contract/events/check-in-limits.ts';
import {
  checkInSelf as arrive,
  countArrivals,
  listGuests as list,
  showSelfCode,
  syncCheckIns as sync,
} from '@devorbit/contract/events/check-ins.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { selectArrivals } from '../registrations/door.ts';
import { checkInSelf } from './commands/check-in-self.ts';
import { findEntrance } from './commands/find-entrance.ts';
import { listGuests } from './commands/list-guests.ts';
import { selfCode } from './commands/self-code.ts';
import { syncCheckIns } from './commands/sync-check-ins.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; secret: string; site: () => string };

const headers = { 'cache-control': 'private, no-store' };

export function serveCheckIns(http: Http, deps: Deps): void {
  const { database, clock, secret, site } = deps;
  bind(http, list, async ({ actor, params }) => ({ body: await listGuests(deps, actor, params.id), headers }));
  bind(http, countArrivals, async ({ actor, params: { id } }) => {
    await findEntrance(database, actor, id);
    return { body: await selectArrivals(database, id), headers };
  });
  bind(http, sync, async ({ actor, params, body }) => ({
    body: await syncCheckIns(deps, actor, params.id, body),
    headers,
  }));
  bind(http, showSelfCode, async ({ actor, params: { id } }) => {
    await findEntrance(database, actor, id);
    const now = clock.now();
    const code = selfCode(secret, id, now);
    return {
      body: {
        ...(await selectArrivals(database, id)),
        code,
        address: `${site()}${pathOf('event', { id })}?here=${code}`,
        validForMs: SELF_CODE_MS - (now.getTime() % SELF_CODE_MS),
      },
      headers,
    };
  });
  bind(http, arrive, async ({ actor, params, body }) => ({
    body: await checkInSelf(deps, actor, params.id, body.code),
    headers,
  }));
}
