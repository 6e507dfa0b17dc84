import type { SecondFactors } from '@devorbit/contract/identity/second-factors.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { totpIsOff } from '../errors.ts';
import { deleteRecoveryCodes, deleteTotp, selectOptionalTotpForUpdate } from '../store.ts';
import { showSecondFactors } from './show-second-factors.ts';

/** Turns the app off. Throws a Refusal where none is set up. */
export async function removeTotp(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
): Promise<SecondFactors> {
  await database.transaction(async (tx) => {
    const totp = await selectOptionalTotpForUpdate(tx, actor.id);
    if (totp === null || totp.confirmed_at === null) throw totpIsOff();
    await deleteRecoveryCodes(tx, actor.id);
    await deleteTotp(tx, actor.id);
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: clock.now(),
      title: 'Two-factor sign-in was turned off',
      body: 'You now sign in with your password only. If this wasn’t you, change your password.',
      link: `${pathOf('profile')}?tab=security`,
    });
  });
  return showSecondFactors({ database }, actor);
}
