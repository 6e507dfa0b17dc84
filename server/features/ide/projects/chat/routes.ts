import * as contract from '@devorbit/contract/ide/chat.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { ideActsPerMinute, ideMessagesPerMinute } from '../limits.ts';
import { deleteMessage } from './commands/delete-message.ts';
import { listMessages } from './commands/list-messages.ts';
import { writeMessage } from './commands/write-message.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

const headers = { 'cache-control': 'no-store' };

/** What the people of a project write to each other. */
export function serveChat(http: Http, deps: Deps): void {
  bind(http, contract.listMessages, async ({ actor, params }) => ({
    body: await listMessages(deps, actor, params.id),
    headers,
  }));
  bind(http, contract.writeMessage, async ({ actor, params, body }) => {
    await deps.limits.take(ideMessagesPerMinute, String(actor.id));
    return { status: 201, body: await writeMessage(deps, actor, { id: params.id, ...body }), headers };
  });
  bind(http, contract.deleteMessage, async ({ actor, params }) => {
    await deps.limits.take(ideActsPerMinute, String(actor.id));
    await deleteMessage(deps, actor, params);
    return { body: { deleted: true }, headers };
  });
}
