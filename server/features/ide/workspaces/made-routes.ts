import {
  addMadeFiles as addEndpoint,
  listMadeFiles as listEndpoint,
  showMadeFile as showEndpoint,
} from '@devorbit/contract/ide/workspaces.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { addMadeFiles } from './commands/add-made-files.ts';
import { listMadeFiles } from './commands/list-made-files.ts';
import { readMadeFile } from './commands/read-made-file.ts';
import { notMade } from './errors.ts';
import { ideLooksPerMinute, ideRunsPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** What programs have made where projects run. */
export function serveMadeFiles(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, listEndpoint, async ({ actor, params }) => {
    await deps.limits.take(ideLooksPerMinute, String(actor.id));
    return { body: await listMadeFiles(deps, actor, params.id), headers };
  });
  bind(http, showEndpoint, async ({ actor, params, query: { name } }) => {
    await deps.limits.take(ideLooksPerMinute, String(actor.id));
    const bytes = await readMadeFile(deps, actor, { id: params.id, name });
    if (bytes === null) throw notMade(name);
    return { body: { base64: bytes.toString('base64') }, headers };
  });
  bind(http, addEndpoint, async ({ actor, params, body }) => {
    await deps.limits.take(ideRunsPerMinute, String(actor.id));
    return { body: await addMadeFiles(deps, actor, { id: params.id, ...body }), headers };
  });
}
