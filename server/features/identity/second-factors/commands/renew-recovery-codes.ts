import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { totpIsOff } from '../errors.ts';
import { replaceRecoveryCodes } from '../replace-recovery-codes.ts';
import { selectOptionalTotpForUpdate } from '../store.ts';

/** Throws a Refusal where no app is set up. */
export const renewRecoveryCodes = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
): Promise<string[]> =>
  database.transaction(async (tx) => {
    const totp = await selectOptionalTotpForUpdate(tx, actor.id);
    if (totp === null || totp.confirmed_at === null) throw totpIsOff();
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: clock.now(),
      title: 'New recovery codes were created',
      body: 'Your old recovery codes no longer work.',
      link: `${pathOf('profile')}?tab=security`,
    });
    return replaceRecoveryCodes(tx, actor.id);
  });
