import { exportAccount as endpoint } from '@devorbit/contract/community/profiles.ts';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Http, receive } from '../../../platform/http/bind.ts';
import type { AccountExport } from '../../../platform/personal-data.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { exportAccount } from './commands/export-account.ts';
import { accountExportsPerHour } from './limits.ts';

type Deps = { database: Database; blobs: Blobs; clock: Clock; limits: RateLimits };

export function serveAccountExport(http: Http, deps: Deps, whole: AccountExport): void {
  http.endpoints.push(endpoint);
  http.app.route({
    method: 'GET',
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor } = await receive(http, endpoint, request);
      await deps.limits.take(accountExportsPerHour, String(actor.id));
      const day = deps.clock.now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="devorbit-${actor.username}-${day}.zip"`)
        .send(exportAccount(deps, whole, actor));
    },
  });
}
