import {
  listOwnSupportRequests as listOwn,
  listSupportRequests as list,
  moveSupportRequest as move,
  noteOnSupportRequest as note,
  openSupportForm,
  replyToSupportRequest as reply,
  sendSupportRequest as send,
  showSupportRequest,
  writeAgain as again,
} from '@devorbit/contract/operations/support.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listOwnSupportRequests } from './commands/list-own-support-requests.ts';
import { listSupportRequests } from './commands/list-support-requests.ts';
import { moveSupportRequest } from './commands/move-support-request.ts';
import { noteOnSupportRequest } from './commands/note-on-support-request.ts';
import { readSupportRequest } from './commands/read-support-request.ts';
import { type ReplyDeps, replyToSupportRequest } from './commands/reply-to-support-request.ts';
import { type SendDeps, sendSupportRequest } from './commands/send-support-request.ts';
import { writeAgain } from './commands/write-again.ts';
import { makeFormToken } from './form-token.ts';

const headers = { 'cache-control': 'no-store' };

export function serveSupportRequests(http: Http, deps: SendDeps & ReplyDeps): void {
  const { database, clock, secret } = deps;
  bind(http, openSupportForm, async () => ({ body: { form: makeFormToken(secret, clock.now()) }, headers }));
  bind(
    http,
    send,
    async ({ actor, body, request: { ip } }) => {
      const id = await sendSupportRequest(deps, actor, ip, body);
      return { body: { id, message: `Thank you. Your message number is #${id}.` }, headers };
    },
    { errors: 'fields' },
  );
  bind(http, listOwn, async ({ actor }) => ({ body: await listOwnSupportRequests(deps, actor), headers }));
  bind(
    http,
    again,
    async ({ actor, params, body }) => ({ body: await writeAgain(deps, actor, params.id, body.message), headers }),
    { errors: 'fields' },
  );
  bind(http, list, async ({ actor, query }) => {
    const { total, rows } = await listSupportRequests(deps, actor, query);
    return { body: rows, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, showSupportRequest, async ({ actor, params }) => ({
    body: await readSupportRequest(database, actor, params.id),
    headers,
  }));
  bind(http, reply, async ({ actor, params, body, request: { ip } }) => ({
    body: await replyToSupportRequest(deps, { actor, ip }, params.id, body.message),
    headers,
  }));
  bind(http, note, async ({ actor, params, body, request: { ip } }) => ({
    body: await noteOnSupportRequest(deps, { actor, ip }, params.id, body.message),
    headers,
  }));
  bind(http, move, async ({ actor, params, body, request: { ip } }) => ({
    body: await moveSupportRequest(deps, { actor, ip }, params.id, body),
    headers,
  }));
}
