import * as contract from '@devorbit/contract/practice/versions.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Queue } from '../../../platform/queue.ts';
import { applyRejudge } from './commands/apply-rejudge.ts';
import { cancelRejudge } from './commands/cancel-rejudge.ts';
import { listRejudges } from './commands/list-rejudges.ts';
import { listVersions } from './commands/list-versions.ts';
import { showRejudge } from './commands/show-rejudge.ts';
import { startRejudge } from './commands/start-rejudge.ts';
import { FOR_STAFF } from './errors.ts';

type Deps = { database: Database; clock: Clock; queue: Queue };

const firstPage = { page: 1, changed: true };

export function serveVersions(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  const forStaff = { forbidden: FOR_STAFF };
  bind(http, contract.listVersions, async ({ actor, params }) => ({
    body: await listVersions(deps, actor, params.id),
    headers,
  }));
  bind(
    http,
    contract.listRejudges,
    async ({ actor, params }) => ({
      body: await listRejudges(deps, actor, params.id),
      headers,
    }),
    forStaff,
  );
  bind(
    http,
    contract.startRejudge,
    async ({ actor, params, body }) => ({
      body: await startRejudge(deps, actor, params.id, body),
      headers,
    }),
    forStaff,
  );
  bind(
    http,
    contract.showRejudge,
    async ({ actor, params, query }) => ({
      body: await showRejudge(deps, actor, params.id, { page: query.page, changed: query.changed === 'true' }),
      headers,
    }),
    forStaff,
  );
  bind(
    http,
    contract.applyRejudge,
    async ({ actor, params }) => {
      await applyRejudge(deps, actor, params.id);
      return { body: await showRejudge(deps, actor, params.id, firstPage), headers };
    },
    forStaff,
  );
  bind(
    http,
    contract.cancelRejudge,
    async ({ actor, params }) => {
      await cancelRejudge(deps, actor, params.id);
      return { body: await showRejudge(deps, actor, params.id, firstPage), headers };
    },
    forStaff,
  );
}
