import type { Session } from '@devorbit/contract/identity/accounts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { ipPrefix } from '../../../../platform/ip-prefix.ts';
import { suspended } from '../errors.ts';
import { presentUser } from '../present.ts';
import { digestOf, newSessionCode } from '../session-code.ts';
import { insertSession, insertSignIn, selectLoginUser } from '../store.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

/** How somebody came in; kept with the session. */
export type SignInMethod = 'password' | 'password+totp' | 'password+recovery' | 'passkey' | 'google' | 'github';

/** Where a sign-in comes from. */
export type Origin = { ip: string; userAgent: string };

export type SessionDeps = { database: Database; clock: Clock; sessionHours: number };

/**
 * Opens a session for somebody who has proved who they are in every way that their account asks for; others go through
 * `admitUser`. A new code each time: nothing of an earlier session lives on. Throws a Refusal for a suspended account.
 */
export async function openSession(
  { database, clock, sessionHours }: SessionDeps,
  userId: number,
  method: SignInMethod,
  { ip, userAgent }: Origin,
): Promise<Session> {
  const user = await selectLoginUser(database, userId);
  const at = clock.now();
  const signIn = { user_id: user.id, at, method, user_agent: userAgent.slice(0, 200), ip_prefix: ipPrefix(ip) };
  if (user.suspended_at !== null) {
    await insertSignIn(database, { ...signIn, outcome: 'suspended' });
    throw suspended(user.suspended_reason);
  }
  const code = newSessionCode();
  const expires = new Date(at.getTime() + sessionHours * 60 * 60 * 1000);
  await database.transaction(async (tx) => {
    await insertSession(tx, { ...signIn, code_digest: digestOf(code), expires_at: expires });
    await tellOfNewDevice(tx, signIn);
    await insertSignIn(tx, { ...signIn, outcome: 'success' });
  });
  return { user: presentUser(user), session_code: code, expires_at: expires.toISOString() };
}
