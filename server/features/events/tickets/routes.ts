import { reissueTicket as reissue, renewTicket, showTicket as show } from '@devorbit/contract/events/tickets.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { reissueTicket, type ReissueDeps } from './commands/reissue-ticket.ts';
import { showTicket } from './commands/show-ticket.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveTickets(http: Http, deps: ReissueDeps): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showTicket(deps, actor, params.id), headers }));
  bind(http, renewTicket, async ({ actor, params: { id }, request: { ip } }) => {
    await reissueTicket(deps, { actor, ip }, { id, registration: 'own' });
    return { body: await showTicket(deps, actor, id), headers };
  });
  bind(http, reissue, async ({ actor, params, request: { ip } }) => ({
    body: { issue: await reissueTicket(deps, { actor, ip }, params) },
    headers,
  }));
}
