import { FRESH_MS } from '@devorbit/contract/access.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { isPassword } from '../password.ts';
import { selectLoginUser } from '../store.ts';
import { type Allowances, guardTries } from './guard-tries.ts';
import { proofKey } from './prove-identity.ts';
import { setPassword } from './set-password.ts';

type Deps = { database: Database; clock: Clock; allowances: Allowances };
type Passwords = { current_password: string; new_password: string; confirm_password: string };

/** The caller's own; answers how many access tokens work on. Throws a Refusal (400, never 401, which would end the session) that says what is wrong. */
export async function changePassword(deps: Deps, actor: Caller, passwords: Passwords): Promise<number> {
  const { database, clock, allowances } = deps;
  const { current_password, new_password, confirm_password } = passwords;
  if (new_password !== confirm_password) throw new Refusal('invalid', 'The new passwords do not match');
  const { password_hash } = await selectLoginUser(database, actor.id);
  const { credential } = actor;
  if (credential.kind !== 'session') throw new Refusal('forbidden', 'An access token may not do this');
  if (password_hash === null) {
    if (current_password !== '') throw new Refusal('invalid', 'This account has no password yet. Leave this empty.');
    if (clock.now().getTime() - credential.authenticatedAt.getTime() > FRESH_MS)
      throw new Refusal('forbidden', 'Confirm it’s you', undefined, { reauthenticate: true });
  } else {
    if (current_password === '') throw new Refusal('invalid', 'Current password is required');
    const { succeeded } = await guardTries(deps, [proofKey(actor, allowances)]);
    if (!(await isPassword(current_password, password_hash)))
      throw new Refusal('invalid', 'The current password is incorrect');
    await succeeded();
    if (new_password === current_password)
      throw new Refusal('invalid', 'The new password is the same as the current one');
  }
  return database.transaction((tx) => setPassword(deps, tx, actor.id, new_password, { keepSession: credential.id }));
}
