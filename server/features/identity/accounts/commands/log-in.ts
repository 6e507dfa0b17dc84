import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import { callerAddress, ipPrefix } from '../../../../platform/ip-prefix.ts';
import { wrongCredentials } from '../errors.ts';
import { isPassword } from '../password.ts';
import { dontWaitForDisk, selectDoor } from '../session-store.ts';
import { selectOptionalUserByLogin } from '../store.ts';
import { admitUser } from './admit-user.ts';
import { accountKey, type Allowances, guardTries } from './guard-tries.ts';
import type { Origin, SessionDeps } from './open-session.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

export type Credentials = { username: string; password: string } & Origin;

/**
 * By username or e-mail. Throws the same Refusal, after the same time, for an unknown user and a wrong password, and a 429
 * without looking at the password while the address or the name is locked. An account has a username and an address, and
 * tries by both are counted together: beyond them the right password is answered as a wrong one, since a lock would tell
 * which address belongs to which name. A device that the account was opened from before has tries of its own, so that
 * strangers cannot lock its owner out.
 */
export async function logIn(
  deps: SessionDeps & { allowances: Allowances },
  { username, password, ip, userAgent }: Credentials,
): Promise<Session | SecondFactorNeeded> {
  const { database, allowances } = deps;
  const network = ipPrefix(ip);
  const { folded, user_id, known } = await selectDoor(database, username, userAgent.slice(0, 200), network);
  const counted = { allowance: allowances.perAccount, clears: true };
  const { shut, succeeded } = await guardTries(deps, [
    { key: `address ${callerAddress(ip)}`, allowance: allowances.perAddress, clears: false },
    ...(known
      ? [{ key: `device ${network} ${userAgent} ${user_id}`, ...counted }]
      : [
          { key: `name ${folded}`, ...counted },
          { key: user_id === null ? `nobody ${folded}` : accountKey(user_id), ...counted, silent: true },
        ]),
  ]);
  const user = await selectOptionalUserByLogin(database, username);
  const matches = await isPassword(password, user?.password_hash ?? undefined);
  if (user !== null && matches && !shut) {
    await succeeded();
    return admitUser(deps, user.id, 'password', { ip, userAgent });
  }
  await database.transaction(async (tx) => {
    await dontWaitForDisk(tx);
    if (user !== null)
      await recordFailedSignIn({ ...deps, database: tx }, user.id, 'wrong_password', 'password', { ip, userAgent });
  });
  throw wrongCredentials();
}
