import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { InvalidInput } from '../../../../platform/errors.ts';
import { forgetTries } from '../../commands/guard-tries.ts';
import { setPassword } from '../../commands/set-password.ts';
import { deleteTokens, updateVerified } from '../store.ts';
import { redeemToken } from '../tokens.ts';

type Deps = { database: Database; clock: Clock };
type Input = { token: string; new_password: string; confirm_password: string };

/**
 * Sets the password of whoever got the letter, which also proves their address. Every session ends and none is opened; a
 * second factor stays. Throws a Refusal for a link that is dead and for a password that the rule refuses; the link then
 * still works.
 */
export async function resetPassword(deps: Deps, { token, new_password, confirm_password }: Input): Promise<void> {
  if (new_password !== confirm_password)
    throw new InvalidInput([{ path: 'confirm_password', message: 'The two passwords are not the same' }]);
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const { user } = await redeemToken(tx, token, ['reset'], now);
    await setPassword(deps, tx, user.id, new_password);
    await forgetTries(tx, user.id);
    await updateVerified(tx, user.id, now);
    await deleteTokens(tx, user.id);
  });
}
