import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  acceptOffer as accept,
  cancelRegistration as cancel,
  decideRegistration as decide,
  exportRegistrations as exportAll,
  listAttendees as attendees,
  listOwnRegistrations as listOwn,
  registerForEvent as register,
  showDashboard as dashboard,
  showRegistration as show,
} from '@devorbit/contract/events/registrations.ts';
import pLimit from 'p-limit';
import { bindFile } from '../../../platform/http/bind-file.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { acceptOffer } from './commands/accept-offer.ts';
import { cancelRegistration } from './commands/cancel-registration.ts';
import { decideRegistration } from './commands/decide-registration.ts';
import { exportRegistrations } from './commands/export-registrations.ts';
import { gatherRegistrations, type RegisterDeps } from './commands/gather-registrations.ts';
import { listAttendees } from './commands/list-attendees.ts';
import { listOwnRegistrations } from './commands/list-own-registrations.ts';
import { showDashboard } from './commands/show-dashboard.ts';
import { showRegistration } from './commands/show-registration.ts';
import { tooManyAtOnce } from './errors.ts';

/** Registrations that are written at a time: more would hold every connection while they wait for one row. */
const AT_ONCE = 4;
/** More would wait longer than a call may take. */
const MOST_WAITING = 3_000;

const headers = { 'cache-control': 'private, no-store' };

export function serveRegistrations(http: Http, deps: RegisterDeps): void {
  const { database } = deps;
  const turns = pLimit(AT_ONCE);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.pendingCount >= MOST_WAITING) throw tooManyAtOnce();
    return turns(work);
  };
  const registerForEvent = gatherRegistrations(deps, { inTurn, mostWaiting: MOST_WAITING });
  bind(http, show, async ({ actor, params }) => ({
    body: { registration: await showRegistration(deps, actor, params.id) },
    headers,
  }));
  bind(http, register, async ({ actor, params, body }) => {
    const { made, registration } = await registerForEvent(actor, params.id, body);
    return { status: made ? 201 : 200, body: { registration }, headers };
  });
  bind(http, cancel, async ({ actor, params }) => {
    await inTurn(() => database.transaction((tx) => cancelRegistration(deps, tx, params.id, actor)));
    return { body: { registration: await showRegistration(deps, actor, params.id) }, headers };
  });
  bind(http, accept, async ({ actor, params }) => {
    await inTurn(() => acceptOffer(deps, actor, params.id));
    return { body: { registration: await showRegistration(deps, actor, params.id) }, headers };
  });
  bind(http, listOwn, async ({ actor }) => ({ body: await listOwnRegistrations(deps, actor), headers }));
  bind(http, attendees, async ({ actor, params, query }) => {
    const { total, attendees: body } = await listAttendees(deps, actor, params.id, query);
    return { body, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, dashboard, async ({ actor, params }) => ({
    body: await showDashboard(deps, actor, params.id),
    headers,
  }));
  bindFile(http, exportAll, async ({ actor, params, request: { ip } }) => {
    const bytes = Buffer.from(await exportRegistrations(deps, { actor, ip }, params.id));
    return {
      digest: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
        Readable.from([bytes.subarray(start, end + 1)]),
      type: 'text/csv; charset=utf-8',
      name: `event-${params.id}-registrations.csv`,
      cacheControl: 'private, no-store',
    };
  });
  bind(http, decide, async ({ actor, params, body }) => ({
    body: await inTurn(() => decideRegistration(deps, actor, params, body)),
    headers,
  }));
}
