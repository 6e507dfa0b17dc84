import { login, type Session } from '@devorbit/contract/identity/accounts.ts';
import { call } from './call.ts';

/** Signs in over HTTP with a password alone; fails where a second factor is asked for. */
export async function signIn(base: string, username: string, password: string): Promise<Session> {
  const { body } = await call(base, login, { body: { username, password } });
  if ('challenge' in body) throw new Error(`${username} has a second factor`);
  return body;
}
