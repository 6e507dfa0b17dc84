import type { Session } from '@devorbit/contract/accounts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { wrongCredentials } from '../errors.ts';
import { isPassword } from '../password.ts';
import { presentUser } from '../present.ts';
import { digestOf, newSessionCode } from '../session-code.ts';
import { insertSession, selectOptionalUserByLogin } from '../store.ts';

type Deps = { database: Database; clock: Clock; sessionHours: number };
type Credentials = { username: string; password: string; userAgent: string };

/** Opens a session by username or e-mail. Throws the same refusal for an unknown user and a wrong password. */
export async function logIn(
  { database, clock, sessionHours }: Deps,
  { username, password, userAgent }: Credentials,
): Promise<Session> {
  const user = await selectOptionalUserByLogin(database, username);
  if (!(await isPassword(password, user?.password_hash)) || user === null) throw wrongCredentials();
  const code = newSessionCode();
  const now = clock.now();
  const expires = new Date(now.getTime() + sessionHours * 60 * 60 * 1000);
  await insertSession(database, {
    code_digest: digestOf(code),
    user_id: user.id,
    created_at: now,
    expires_at: expires,
    user_agent: userAgent.slice(0, 200),
  });
  return { user: presentUser(user), session_code: code, expires_at: expires.toISOString() };
}
