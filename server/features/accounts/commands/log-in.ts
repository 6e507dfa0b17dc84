import type { SecondFactorNeeded, Session } from '@devorbit/contract/accounts.ts';
import { ipPrefix } from '../../../platform/ip-prefix.ts';
import { wrongCredentials } from '../errors.ts';
import { isPassword } from '../password.ts';
import { dontWaitForDisk, selectIsKnownDevice } from '../session-store.ts';
import { selectOptionalUserByLogin } from '../store.ts';
import { admitUser } from './admit-user.ts';
import { type Allowances, guardTries } from './guard-tries.ts';
import type { Origin, SessionDeps } from './open-session.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

export type Credentials = { username: string; password: string } & Origin;

/**
 * By username or e-mail. Throws the same Refusal, after the same time, for an unknown user and a wrong password, and a 429
 * without looking at the password while the address or the account is locked. A device that the account was opened from
 * before has tries of its own, so that strangers cannot lock its owner out.
 */
export async function logIn(
  deps: SessionDeps & { allowances: Allowances },
  { username, password, ip, userAgent }: Credentials,
): Promise<Session | SecondFactorNeeded> {
  const { database, allowances } = deps;
  const account = username.toLowerCase();
  const network = ipPrefix(ip);
  const known = await selectIsKnownDevice(database, username, userAgent.slice(0, 200), network);
  const succeeded = await guardTries(deps, [
    // A network of IPv6 is one customer's, who has endless addresses in it.
    { key: `address ${ip.includes(':') ? network : ip}`, allowance: allowances.perAddress, clears: false },
    {
      key: known ? `device ${network} ${userAgent} ${account}` : `account ${account}`,
      allowance: allowances.perAccount,
      clears: true,
    },
  ]);
  const user = await selectOptionalUserByLogin(database, username);
  const matches = await isPassword(password, user?.password_hash ?? undefined);
  if (user !== null && matches) {
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
