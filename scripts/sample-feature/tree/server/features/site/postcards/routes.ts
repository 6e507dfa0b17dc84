import { listPostcards as list, sendPostcard as send } from '@devorbit/contract/site/postcards.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { sendPostcard } from './commands/send-postcard.ts';
import { selectPostcards } from './store.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; limits: RateLimits };

export function servePostcards(http: Http, deps: Deps): void {
  bind(http, list, async () => ({ body: await selectPostcards(deps.database) }));
  bind(http, send, async ({ actor, body }) => {
    await sendPostcard(deps, actor, body.text);
    return { status: 202, body: { message: 'Your postcard is on its way' } };
  });
}
