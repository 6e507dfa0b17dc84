import {
  listOwnTickets as listOwn,
  listTickets as list,
  moveTicket as move,
  noteOnTicket as note,
  openTicketForm,
  replyToTicket as reply,
  sendTicket as send,
  showTicket,
  writeAgain as again,
} from '@devorbit/contract/operations/support.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listOwnTickets } from './commands/list-own-tickets.ts';
import { listTickets } from './commands/list-tickets.ts';
import { moveTicket } from './commands/move-ticket.ts';
import { noteOnTicket } from './commands/note-on-ticket.ts';
import { readTicket } from './commands/read-ticket.ts';
import { type ReplyDeps, replyToTicket } from './commands/reply-to-ticket.ts';
import { type SendDeps, sendTicket } from './commands/send-ticket.ts';
import { writeAgain } from './commands/write-again.ts';
import { makeFormToken } from './form-token.ts';

const headers = { 'cache-control': 'no-store' };

export function serveTickets(http: Http, deps: SendDeps & ReplyDeps): void {
  const { database, clock, secret } = deps;
  bind(http, openTicketForm, async () => ({ body: { form: makeFormToken(secret, clock.now()) }, headers }));
  bind(
    http,
    send,
    async ({ actor, body, request: { ip } }) => {
      const id = await sendTicket(deps, actor, ip, body);
      return { body: { id, message: `Thank you. Your message has the number #${id}.` }, headers };
    },
    { errors: 'fields' },
  );
  bind(http, listOwn, async ({ actor }) => ({ body: await listOwnTickets(deps, actor), headers }));
  bind(
    http,
    again,
    async ({ actor, params, body }) => ({ body: await writeAgain(deps, actor, params.id, body.message), headers }),
    { errors: 'fields' },
  );
  bind(http, list, async ({ actor, query }) => {
    const { total, rows } = await listTickets(deps, actor, query);
    return { body: rows, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, showTicket, async ({ actor, params }) => ({
    body: await readTicket(database, actor, params.id),
    headers,
  }));
  bind(http, reply, async ({ actor, params, body, request: { ip } }) => ({
    body: await replyToTicket(deps, { actor, ip }, params.id, body.message),
    headers,
  }));
  bind(http, note, async ({ actor, params, body, request: { ip } }) => ({
    body: await noteOnTicket(deps, { actor, ip }, params.id, body.message),
    headers,
  }));
  bind(http, move, async ({ actor, params, body, request: { ip } }) => ({
    body: await moveTicket(deps, { actor, ip }, params.id, body),
    headers,
  }));
}
