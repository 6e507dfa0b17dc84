import { FRESH_MS, type TokenScope } from '@devorbit/contract/access.ts';
import type { Audience, Endpoint } from '@devorbit/contract/endpoint.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { Refusal } from '../errors.ts';
import { type Caller, type Staff, type Superuser } from '../sessions.ts';

/** What a token needs for a call. */
export const scopeOf = ({ scope, fresh, method }: Endpoint): TokenScope | 'session' =>
  scope ?? (fresh ? 'session' : method === 'GET' ? 'read' : 'write');

/** A caller whom an endpoint of this audience lets in: the only way to become Staff or Superuser. */
export type Admitted<A extends Audience> = A extends 'superuser'
  ? Caller & Superuser
  : A extends 'staff'
    ? Caller & Staff
    : Caller;

/** The caller, let in. Throws where what they showed is not enough for this call, and where it is not for them: `forbidden` is the sentence then. */
export function admit<const E extends Endpoint>(
  endpoint: E,
  caller: Caller,
  now: Date,
  forbidden = endpoint.audience === 'superuser' ? 'Only superusers may do this' : 'Only staff may do this',
): Admitted<E['audience']> {
  const { credential, is_superuser } = caller;
  const scope = scopeOf(endpoint);
  if (credential.kind === 'token') {
    if (scope === 'session') throw new Refusal('forbidden', 'An access token may not do this: sign in with a browser');
    if (!credential.scopes.includes(scope))
      throw new Refusal('forbidden', `This access token was made without the scope '${scope}'`);
  } else if (endpoint.fresh && now.getTime() - credential.authenticatedAt.getTime() > FRESH_MS) {
    throw new Refusal('forbidden', 'Confirm it’s you', undefined, { reauthenticate: true });
  }
  if (endpoint.audience === 'superuser' && !is_superuser) throw new Refusal('forbidden', forbidden);
  if (endpoint.audience === 'staff' && !isStaff(caller)) throw new Refusal('forbidden', forbidden);
  return caller as Admitted<E['audience']>;
}
