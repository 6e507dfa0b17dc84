import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor, Caller } from '../../../../platform/sessions.ts';
import { checkCode } from '../../second-factors/commands/check-code.ts';
import { hasTotp } from '../../second-factors/door.ts';
import { isPassword } from '../password.ts';
import { selectLoginUser, updateAuthenticatedAt } from '../store.ts';
import { type Allowances, guardTries, type TryKey } from './guard-tries.ts';

type Deps = { database: Database; clock: Clock; secret: string; allowances: Allowances };
type Proof = { password?: string | undefined; code?: string | undefined };

/** Whoever holds a session guesses its owner's password no faster than at the door. */
export const proofKey = ({ id }: Actor, { perAccount }: Allowances): TryKey => ({
  key: `proof ${id}`,
  allowance: perAccount,
  clears: true,
});

const codeNeeded = (message: string): Refusal => new Refusal('invalid', message, undefined, { code_needed: true });

/**
 * The session's holder proves again who they are: by every factor that the account has. Throws a Refusal (400) for a
 * wrong one; its details say `code_needed` where the password was right and a code is missing or wrong.
 */
export async function proveIdentity(deps: Deps, actor: Caller, { password = '', code = '' }: Proof): Promise<Date> {
  const { database, clock, allowances } = deps;
  const { credential } = actor;
  if (credential.kind !== 'session') throw new Refusal('forbidden', 'An access token may not do this');
  const { password_hash } = await selectLoginUser(database, actor.id);
  const totp = await hasTotp(deps, actor.id);
  if (password_hash === null && !totp)
    throw new Refusal('invalid', 'This account has no password. Sign out and back in to confirm it’s you.');
  if (password_hash !== null && password === '') throw new Refusal('invalid', 'Password is required');
  const { succeeded } = await guardTries(deps, [proofKey(actor, allowances)]);
  if (password_hash !== null && !(await isPassword(password, password_hash)))
    throw new Refusal('invalid', 'The password is incorrect');
  if (totp && code === '') throw codeNeeded('Enter the code of your authenticator app');
  if (totp && !(await checkCode(deps, actor.id, code))) throw codeNeeded('That code isn’t right');
  await succeeded();
  const at = clock.now();
  await updateAuthenticatedAt(database, credential.id, at);
  return at;
}
