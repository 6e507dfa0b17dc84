import type { Registration, User } from '@devorbit/contract/identity/accounts.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { alreadyTaken } from '../errors.ts';
import { hashPassword } from '../password.ts';
import { insertOptionalUser, selectTaken } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Creates a learner's account; roles are never taken from the input. Throws InvalidInput where the name or the address is taken. */
export async function registerUser({ database, clock }: Deps, input: z.output<typeof Registration>): Promise<User> {
  const { username, email, name, password } = input;
  const taken = await selectTaken(database, username, email);
  if (taken.length > 0) throw alreadyTaken(taken);
  const user = await insertOptionalUser(database, {
    username,
    email,
    full_name: name,
    password_hash: await hashPassword(password),
    is_staff: false,
    is_superuser: false,
    date_joined: clock.now(),
  });
  // Another registration was faster.
  if (user === null) throw alreadyTaken(await selectTaken(database, username, email));
  return user;
}
