import { FRESH_MS, type TokenScope } from '@devorbit/contract/access.ts';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { Refusal } from '../errors.ts';
import type { Caller } from '../sessions.ts';

/** What a token needs for a call. */
export const scopeOf = ({ scope, fresh, method }: Endpoint): TokenScope | 'session' =>
  scope ?? (fresh ? 'session' : method === 'GET' ? 'read' : 'write');

/** Throws where what the caller showed is not enough for this call, whoever they are. */
export function admit(endpoint: Endpoint, { credential, is_superuser }: Caller, now: Date): void {
  const scope = scopeOf(endpoint);
  if (credential.kind === 'token') {
    if (scope === 'session') throw new Refusal('forbidden', 'An access token may not do this: sign in with a browser');
    if (!credential.scopes.includes(scope))
      throw new Refusal('forbidden', `This access token was made without the scope '${scope}'`);
  } else if (endpoint.fresh && now.getTime() - credential.authenticatedAt.getTime() > FRESH_MS) {
    throw new Refusal('forbidden', 'Confirm that it is you', undefined, { reauthenticate: true });
  }
  if (endpoint.audience === 'superuser' && !is_superuser) throw new Refusal('forbidden', 'Only superusers may do this');
}
