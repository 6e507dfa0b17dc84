import type { User } from '@devorbit/contract/identity/accounts.ts';
import type { setUp as endpoint } from '@devorbit/contract/operations/administration.ts';
import type { z } from 'zod';
import { InvalidInput } from '../../../../../platform/errors.ts';
import { registerUser } from '../../../../identity/accounts/commands/register-user.ts';
import { updateRoles } from '../../../../identity/accounts/door.ts';
import { passwordFaults } from '../../../../identity/accounts/policy.ts';
import { recordAct } from '../../../../identity/audit/commands/record-act.ts';
import type { Deps } from '../../commands/hold-person.ts';
import { setupClosed } from '../../errors.ts';
import { deleteToken, lockSetup, selectHasSuperuser, selectIsToken, setupDigest } from '../store.ts';

export type SetupDeps = Deps & Parameters<typeof registerUser>[0];

/**
 * Makes the first superuser of an installation. Throws where the token is not the open one or there is a superuser; of two
 * who use it at once the second is left with a learner's account.
 */
export async function completeSetup(
  deps: SetupDeps,
  { token, ...input }: z.output<typeof endpoint.body>,
  ip: string,
): Promise<User> {
  const { database, clock } = deps;
  const digest = setupDigest(token);
  if (!(await selectIsToken(database, digest)) || (await selectHasSuperuser(database))) throw setupClosed();
  const faults = passwordFaults(input.password, [input.username, input.email, input.name]);
  if (faults.length > 0) throw new InvalidInput(faults.map((message) => ({ path: 'password', message })));
  const user = await registerUser(deps, input);
  await database.transaction(async (tx) => {
    await lockSetup(tx);
    if (!(await selectIsToken(tx, digest)) || (await selectHasSuperuser(tx))) throw setupClosed();
    await updateRoles(tx, user.id, { is_staff: true, is_superuser: true });
    await deleteToken(tx);
    const detail = { username: user.username };
    await recordAct(tx, {
      at: clock.now(),
      actor: null,
      ip,
      act: 'setup.superuser',
      subject: `user ${user.id}`,
      detail,
    });
  });
  return { ...user, is_staff: true, is_superuser: true };
}
