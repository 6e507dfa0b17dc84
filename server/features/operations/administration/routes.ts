import { listAudit as audit } from '@devorbit/contract/identity/audit.ts';
import {
  listEmails as emails,
  listUsers as list,
  readEmail as email,
  restoreUser as restore,
  setRoles as roles,
  setUp,
  showHealth as health,
  showUser as show,
  signOutUser as signOut,
  suspendUser as suspend,
} from '@devorbit/contract/operations/administration.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { MailTransport } from '../../../platform/mail-transport.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { registrationsPerAddress } from '../../identity/accounts/limits.ts';
import { listAudit } from './commands/list-audit.ts';
import { listEmails } from './commands/list-emails.ts';
import { listUsers } from './commands/list-users.ts';
import { readEmail } from './commands/read-email.ts';
import { restoreUser } from './commands/restore-user.ts';
import { setRoles } from './commands/set-roles.ts';
import { type HealthDeps, showHealth } from './commands/show-health.ts';
import { showPerson } from './commands/show-person.ts';
import { signOutUser } from './commands/sign-out-user.ts';
import { suspendUser } from './commands/suspend-user.ts';
import { completeSetup, type SetupDeps } from './setup/commands/complete-setup.ts';

type Deps = HealthDeps & SetupDeps & { mailTransport: MailTransport; limits: RateLimits };

const headers = { 'cache-control': 'no-store' };

export function serveAdministration(http: Http, deps: Deps): void {
  bind(http, list, async ({ actor, query }) => {
    const { total, rows } = await listUsers(deps, actor, query);
    return { body: rows, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, show, async ({ actor, params }) => ({ body: await showPerson(deps, actor, params.id), headers }));
  bind(http, roles, async ({ actor, params, body, request: { ip } }) => ({
    body: await setRoles(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, suspend, async ({ actor, params, body, request: { ip } }) => ({
    body: await suspendUser(deps, { actor, ip }, params.id, body.reason),
    headers,
  }));
  bind(http, restore, async ({ actor, params, request: { ip } }) => ({
    body: await restoreUser(deps, { actor, ip }, params.id),
    headers,
  }));
  bind(http, signOut, async ({ actor, params, request: { ip } }) => ({
    body: await signOutUser(deps, { actor, ip }, params.id),
    headers,
  }));
  bind(http, audit, async ({ actor, query }) => ({ body: await listAudit(deps, actor, query), headers }));
  bind(http, emails, async ({ actor, query }) => ({
    body: await listEmails(deps, actor, query.before ?? null),
    headers,
  }));
  bind(http, email, async ({ actor, params, request: { ip } }) => ({
    body: { text: await readEmail(deps, { actor, ip }, params.id) },
    headers,
  }));
  bind(http, health, async ({ actor }) => ({ body: await showHealth(deps, actor), headers }));
  bind(
    http,
    setUp,
    async ({ body, request: { ip } }) => {
      await deps.limits.take(registrationsPerAddress, ip);
      const user = await completeSetup(deps, body, ip);
      return { body: { message: 'Your superuser account is ready. Sign in to get started.', user }, headers };
    },
    { errors: 'fields' },
  );
}
