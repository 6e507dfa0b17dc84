import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { InvalidInput } from '../../../../../platform/errors.ts';
import { forgetTries } from '../../commands/guard-tries.ts';
import { setPassword } from '../../commands/set-password.ts';
import { deleteTokens, selectOptionalMailedUser, updateVerified } from '../store.ts';
import { issueToken, redeemToken } from '../tokens.ts';

type Deps = { database: Database; clock: Clock };
type After = { tokens: number; revoke: string | null };
type Input = { token: string; new_password: string; confirm_password: string };

/**
 * Sets the password of whoever got the email, which also proves their address. Every session ends and none is opened; a
 * second factor stays, and so do access tokens: answers how many there are, and where there are some, what revokes them
 * within an hour. Throws a Refusal for a link that is dead and for a password that the rule refuses; the link then
 * still works.
 */
export async function resetPassword(deps: Deps, { token, new_password, confirm_password }: Input): Promise<After> {
  if (new_password !== confirm_password)
    throw new InvalidInput([{ path: 'confirm_password', message: 'The passwords don’t match' }]);
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const { user } = await redeemToken(tx, token, ['reset'], now);
    const tokens = await setPassword(deps, tx, user.id, new_password);
    await forgetTries(tx, user.id);
    await updateVerified(tx, user.id, now);
    await deleteTokens(tx, user.id);
    const changed = await selectOptionalMailedUser(tx, user.id);
    if (tokens === 0 || changed === null) return { tokens, revoke: null };
    return { tokens, revoke: await issueToken(tx, 'revoke', changed, changed.email, now) };
  });
}
