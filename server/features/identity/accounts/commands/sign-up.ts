import type { Registration } from '@devorbit/contract/identity/accounts.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { InvalidInput } from '../../../../platform/errors.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { alreadyTaken } from '../errors.ts';
import { hashPassword } from '../password.ts';
import { passwordFaults } from '../policy.ts';
import { requestEmail } from '../recovery/commands/request-email.ts';
import { insertOptionalUser, selectNameTaken } from '../store.ts';

type Deps = { database: Database; clock: Clock; queue: Queue };

/**
 * Makes a learner's account for a stranger, and has an email written to the address. Where that has an account, nothing is
 * made and its owner gets the email; answer and time are the same. Throws InvalidInput where the username is taken, for
 * usernames are public, and where the password is too weak.
 */
export async function signUp(
  deps: Deps,
  { username, email, name, password }: z.output<typeof Registration>,
): Promise<void> {
  const faults = passwordFaults(password, [username, email, name]);
  const taken = (await selectNameTaken(deps.database, username, null)) ? alreadyTaken(['username']).issues : [];
  const issues = [...taken, ...faults.map((message) => ({ path: 'password', message }))];
  if (issues.length > 0) throw new InvalidInput(issues);
  const password_hash = await hashPassword(password);
  await deps.database.transaction(async (tx) => {
    const user = await insertOptionalUser(tx, {
      username,
      email,
      full_name: name,
      password_hash,
      is_staff: false,
      is_superuser: false,
      date_joined: deps.clock.now(),
    });
    // Another registration may have been faster. It is asked in both cases, for the sake of their time.
    if (await selectNameTaken(tx, username, user?.id ?? null)) throw alreadyTaken(['username']);
    await requestEmail(deps, tx, user === null ? { kind: 'taken', email } : { kind: 'verify', user: user.id });
  });
}
