import type { User } from '@devorbit/contract/identity/accounts.ts';
import { openSession } from '@devorbit/server/features/identity/accounts/commands/open-session.ts';
import { registerUser } from '@devorbit/server/features/identity/accounts/commands/register-user.ts';
import type { House } from '../house.ts';

export type SignedIn = { user: User; code: string; password: string };

let made = 0;

type Options = { username?: string; name?: string; role?: 'learner' | 'staff' | 'superuser' };

/** A user with a session. */
export async function makeUser(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { username = `user${++made}`, name = 'Ada Lovelace', role = 'learner' }: Options = {},
): Promise<SignedIn> {
  const password = `password of ${username}`;
  const { id } = await registerUser(
    { database, clock },
    { username, name, email: `${username}@example.com`, password },
  );
  await database.raw('update users set is_staff = $2, is_superuser = $3 where id = $1', [
    id,
    role !== 'learner',
    role === 'superuser',
  ]);
  const { user, session_code: code } = await openSession({ database, clock, sessionHours: 1 }, id, 'password', {
    ip: '127.0.0.1',
    userAgent: 'testkit',
  });
  return { user, code, password };
}
