import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { type SendEmailDeps, sendEmail } from '../../../emails/commands/send-email.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { linkDead } from '../../errors.ts';
import { leftEmail } from '../emails.ts';
import { deleteTokens, lockAddress, updateEmail, updateVerified } from '../store.ts';
import { redeemToken } from '../tokens.ts';

type Deps = SendEmailDeps & { database: Database; clock: Clock };

/** Confirms the address that an email went to; where it was a new one, it takes the old one's place. Throws a Refusal for a link that is dead. */
export const confirmEmail = (deps: Deps, token: string): Promise<{ email: string; changed: boolean }> =>
  deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const { user, taken } = await redeemToken(tx, token, ['verify', 'change'], now);
    if (taken.purpose === 'verify') {
      await updateVerified(tx, user.id, now);
      return { email: user.email, changed: false };
    }
    await lockAddress(tx, taken.email);
    if ((await updateEmail(tx, user.id, taken.email, now)) === 0) throw linkDead();
    await deleteTokens(tx, user.id);
    await sendEmail(deps, tx, leftEmail(user));
    await notify(tx, {
      user_id: user.id,
      kind: 'security',
      at: now,
      title: `Your email address is now ${taken.email}`,
      link: pathOf('profile'),
    });
    return { email: taken.email, changed: true };
  });
