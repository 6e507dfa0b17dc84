import type { User } from '@devorbit/contract/identity/accounts.ts';
import { openSession } from '@devorbit/server/features/identity/accounts/commands/open-session.ts';
import { hashPassword } from '@devorbit/server/features/identity/accounts/password.ts';
import { insertOptionalUser } from '@devorbit/server/features/identity/accounts/store.ts';
import type { House } from '../house.ts';

export type SignedIn = { user: User; code: string; password: string };

const PASSWORD = 'seven slow comets';
/** Made once: each takes a hundredth of a second of a processor, and tests make thousands of users. */
let passwordHash: Promise<string> | undefined;

let made = 0;

type Options = { username?: string; name?: string; role?: 'learner' | 'staff' | 'superuser' };

/** A user with a session. All have the same password. */
export async function makeUser(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { username = `user${++made}`, name = 'Ada Lovelace', role = 'learner' }: Options = {},
): Promise<SignedIn> {
  const row = await insertOptionalUser(database, {
    username,
    email: `${username}@example.com`,
    full_name: name,
    password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
    is_staff: role !== 'learner',
    is_superuser: role === 'superuser',
    date_joined: clock.now(),
  });
  if (row === null) throw new Error(`the name ${username} or its address is taken`);
  const { user, session_code: code } = await openSession({ database, clock, sessionHours: 1 }, row.id, 'password', {
    ip: '127.0.0.1',
    userAgent: 'testkit',
  });
  return { user, code, password: PASSWORD };
}
