import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { selectTokenCount } from '../../tokens/door.ts';
import { hashPassword } from '../password.ts';
import { passwordFaults } from '../policy.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { selectLoginUser, updatePassword } from '../store.ts';

/** Said of access tokens that a new password leaves; '' where there are none. */
const tokensText = (count: number): string =>
  count === 0
    ? ''
    : count === 1
      ? '1 access token still works. Revoke it in your security settings if you no longer need it. '
      : `${count} access tokens still work. Revoke them in your security settings if you no longer need them. `;

/**
 * Gives the account another password, ends its sessions but for `keepSession` (an id), and tells its owner. Throws a
 * Refusal that says why where the password is too weak. Personal access tokens stay: answers how many work on.
 */
export async function setPassword(
  { clock }: { clock: Clock },
  tx: Queryable,
  userId: number,
  newPassword: string,
  { keepSession }: { keepSession?: string } = {},
): Promise<number> {
  const { username, email, full_name } = await selectLoginUser(tx, userId);
  const [fault] = passwordFaults(newPassword, [username, email, full_name]);
  if (fault !== undefined) throw new Refusal('invalid', fault);
  await updatePassword(tx, userId, await hashPassword(newPassword));
  await deleteSessionsOf(tx, userId, keepSession);
  const at = clock.now();
  const tokens = await selectTokenCount(tx, userId, at);
  await notify(tx, {
    user_id: userId,
    kind: 'security',
    at,
    title: 'Your password was changed',
    body: `You were signed out everywhere else. ${tokensText(tokens)}If this wasn’t you, reset your password right away.`,
    link: `${pathOf('profile')}?tab=security`,
  });
  return tokens;
}
