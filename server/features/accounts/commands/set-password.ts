import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { hashPassword } from '../password.ts';
import { passwordFaults } from '../policy.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { selectLoginUser, updatePassword } from '../store.ts';

/**
 * Gives the account another password, ends its sessions but for `keepSession` (an id), and tells its owner. Throws a
 * Refusal that says why where the password is too weak. Personal access tokens stay: each is revoked by itself.
 */
export async function setPassword(
  { clock }: { clock: Clock },
  tx: Queryable,
  userId: number,
  newPassword: string,
  { keepSession }: { keepSession?: string } = {},
): Promise<void> {
  const { username, email, full_name } = await selectLoginUser(tx, userId);
  const [fault] = passwordFaults(newPassword, [username, email, full_name]);
  if (fault !== undefined) throw new Refusal('invalid', fault);
  await updatePassword(tx, userId, await hashPassword(newPassword));
  await deleteSessionsOf(tx, userId, keepSession);
  await notify(tx, {
    user_id: userId,
    kind: 'security',
    at: clock.now(),
    title: 'Your password was changed',
    body: 'Every other session was signed out. If this was not you, reset your password at once.',
    link: '/profile?tab=security',
  });
}
