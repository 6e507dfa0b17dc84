import type { login, logout, register } from '@devorbit/contract/identity/accounts.ts';
import type { SecondFactorNeeded, Session, User } from '@devorbit/contract/identity/accounts.ts';
import { call, route } from '../../../platform/http-client.ts';
import { leaveNoDrafts } from '../../../platform/leave-no-drafts.ts';
import { dropSession, keepSession, keepUser, readSession } from '../../../platform/session.ts';
import { userOf } from './model.ts';
import { keepNewUsername } from './state.ts';

const loginRoute = route<typeof login>('POST', '/api/login/');
const logoutRoute = route<typeof logout>('POST', '/api/logout/');
const registerRoute = route<typeof register>('POST', '/api/register/');

export type Credentials = { username: string; password: string };
export type RegistrationFields = { name: string; username: string; email: string; password: string };

/** Opens and keeps a session, or answers that a second factor is needed; a failure clears whatever session was kept. */
export const signIn = async (credentials: Credentials): Promise<Session | SecondFactorNeeded> => {
  try {
    const answer = await call(loginRoute, { body: credentials });
    if ('challenge' in answer) return answer;
    keepSession(answer);
    return answer;
  } catch (error) {
    dropSession();
    throw error;
  }
};

/** Forgets the session and what was typed into forms here, whether or not the server could be told. */
export const signOut = async (): Promise<void> => {
  const code = readSession()?.session_code;
  leaveNoDrafts();
  const told =
    code === undefined ? undefined : call(logoutRoute, { body: { session_code: code } }).catch(() => undefined);
  dropSession();
  await told;
};

/** Ends the session at the server, then here. Throws where the server could not be told; the session is then kept. */
export const endSession = async (): Promise<void> => {
  const code = readSession()?.session_code;
  if (code === undefined) return;
  await call(logoutRoute, { body: { session_code: code } });
  leaveNoDrafts();
  dropSession(code);
};

export const signUp = async ({ name, username, email, password }: RegistrationFields): Promise<void> => {
  await call(registerRoute, {
    body: { username: username.trim(), name: name.trim(), email: email.trim(), password, auth_provider: 'email' },
  });
  keepNewUsername(username.trim());
};

let leaving = false;
globalThis.addEventListener?.('pagehide', () => (leaving = true));
globalThis.addEventListener?.('pageshow', () => (leaving = false));

/** At start-up: asks who the stored session belongs to, and clears it when that fails; not when the page itself went away meanwhile. */
export const resumeSession = async (ask: () => Promise<User | null>): Promise<void> => {
  const code = readSession()?.session_code;
  if (code === undefined) return;
  try {
    const user = await ask();
    if (user) keepUser(code, userOf(user));
  } catch {
    if (!leaving) dropSession(code);
  }
};
