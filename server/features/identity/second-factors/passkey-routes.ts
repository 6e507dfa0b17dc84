import * as contract from '@devorbit/contract/identity/second-factors.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { loginsPerAddress } from '../accounts/limits.ts';
import { createPasskey } from './commands/create-passkey.ts';
import { logInWithPasskey, startPasskeyLogin } from './commands/log-in-with-passkey.ts';
import { proveWithPasskey, startPasskeyProof } from './commands/prove-with-passkey.ts';
import { removePasskey } from './commands/remove-passkey.ts';
import { renamePasskey } from './commands/rename-passkey.ts';
import { startPasskey } from './commands/start-passkey.ts';
import { relyingParty } from './relying-party.ts';

type Deps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  sessionHours: number;
  publicUrl: string | undefined;
};

const headers = { 'cache-control': 'no-store' };

export function servePasskeys(http: Http, deps: Deps): void {
  const party = ({ headers: { host } }: FastifyRequest) => relyingParty(deps.publicUrl, host);
  bind(http, contract.startPasskey, async ({ actor, request }) => ({
    body: await startPasskey(deps, actor, party(request)),
    headers,
  }));
  bind(http, contract.createPasskey, async ({ actor, body, request }) => ({
    body: await createPasskey(deps, actor, party(request), body),
    headers,
  }));
  bind(http, contract.renamePasskey, async ({ actor, params, body }) => ({
    body: await renamePasskey(deps, actor, params.id, body.name),
    headers,
  }));
  bind(http, contract.removePasskey, async ({ actor, params }) => ({
    body: await removePasskey(deps, actor, params.id),
    headers,
  }));
  // Anybody may ask for a question, and each is kept: an answer needs one, so this bounds both.
  bind(http, contract.startPasskeyLogin, async ({ request }) => {
    await deps.limits.take(loginsPerAddress, callerAddress(request.ip));
    return { body: await startPasskeyLogin(deps, party(request)), headers };
  });
  bind(http, contract.passkeyLogin, async ({ body, request }) => {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    return { body: await logInWithPasskey(deps, party(request), body, origin), headers };
  });
  bind(http, contract.startPasskeyProof, async ({ actor, request }) => ({
    body: await startPasskeyProof(deps, actor, party(request)),
    headers,
  }));
  bind(http, contract.passkeyProof, async ({ actor, body, request }) => {
    await proveWithPasskey(deps, actor, party(request), body);
    return { body: { message: 'It is you' }, headers };
  });
}
