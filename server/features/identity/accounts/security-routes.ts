import * as contract from '@devorbit/contract/identity/sessions.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { changePassword } from './commands/change-password.ts';
import { endSession } from './commands/end-session.ts';
import type { Allowances } from './commands/guard-tries.ts';
import { listSessions } from './commands/list-sessions.ts';
import { proveIdentity } from './commands/prove-identity.ts';
import { presentSignIn } from './present.ts';
import { deleteSessionsOf, selectSignIns } from './session-store.ts';

type Deps = { database: Database; clock: Clock; secret: string; allowances: Allowances };

/** What a signed-in person sees and does about the safety of their own account. */
export function serveAccountSecurity(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };

  bind(http, contract.listSessions, async ({ actor }) => ({ body: await listSessions(deps, actor), headers }));
  bind(http, contract.revokeSession, async ({ actor, params }) => {
    await endSession(deps, actor, params.id);
    return { body: { message: 'The session has ended' } };
  });
  bind(http, contract.logoutAll, async ({ actor }) => {
    const ended = await deleteSessionsOf(deps.database, actor.id);
    return { body: { message: `Logged out from ${ended === 1 ? '1 device' : `${ended} devices`}`, ended } };
  });
  bind(http, contract.listSignIns, async ({ actor }) => ({
    body: (await selectSignIns(deps.database, actor.id)).map(presentSignIn),
    headers,
  }));
  bind(http, contract.changePassword, async ({ actor, body }) => {
    const tokens = await changePassword(deps, actor, body);
    return { body: { message: 'Password updated successfully', tokens } };
  });
  bind(http, contract.reauthenticate, async ({ actor, body }) => ({
    body: { authenticated_at: (await proveIdentity(deps, actor, body)).toISOString() },
    headers,
  }));
}
