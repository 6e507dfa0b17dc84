import type { SecondFactorNeeded, Session } from '@devorbit/contract/accounts.ts';
import { ipPrefix } from '../../../platform/ip-prefix.ts';
import { wrongCredentials } from '../errors.ts';
import { isPassword } from '../password.ts';
import { insertSignIn, selectOptionalUserByLogin } from '../store.ts';
import { admitUser } from './admit-user.ts';
import type { Origin, SessionDeps } from './open-session.ts';

export type Credentials = { username: string; password: string } & Origin;

/** By username or e-mail. Throws the same Refusal, after the same time, for an unknown user and a wrong password. */
export async function logIn(
  deps: SessionDeps,
  { username, password, ip, userAgent }: Credentials,
): Promise<Session | SecondFactorNeeded> {
  const user = await selectOptionalUserByLogin(deps.database, username);
  const matches = await isPassword(password, user?.password_hash ?? undefined);
  if (user !== null && matches) return admitUser(deps, user.id, 'password', { ip, userAgent });
  if (user !== null)
    await insertSignIn(deps.database, {
      user_id: user.id,
      at: deps.clock.now(),
      outcome: 'wrong_password',
      method: 'password',
      user_agent: userAgent.slice(0, 200),
      ip_prefix: ipPrefix(ip),
    });
  throw wrongCredentials();
}
