import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { totpIsOn, totpNotStarted, wrongCode } from '../errors.ts';
import { replaceRecoveryCodes } from '../replace-recovery-codes.ts';
import { selectOptionalTotpForUpdate, updateRightCode, updateTotpConfirmed } from '../store.ts';
import { openTotpSecret } from '../totp-secret.ts';
import { stepOf } from '../verify-code.ts';

type Deps = { database: Database; clock: Clock; secret: string };

/**
 * Turns the app on where its first code is right, and answers the recovery codes. Wrong codes are not counted: whoever
 * may do this has just been shown the secret.
 */
export const confirmTotp = (deps: Deps, actor: Actor, code: string): Promise<string[]> =>
  deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    const totp = await selectOptionalTotpForUpdate(tx, actor.id);
    if (totp === null) throw totpNotStarted();
    if (totp.confirmed_at !== null) throw totpIsOn();
    const secret = openTotpSecret(deps, actor.id, totp.secret);
    const step = stepOf(secret, code.replaceAll(/\s/g, ''), totp.last_step, at);
    if (step === null) throw wrongCode();
    await updateTotpConfirmed(tx, actor.id, at);
    await updateRightCode(tx, actor.id, step);
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at,
      title: 'Two-factor sign-in was turned on',
      body: 'From now on, you’ll enter a code from your authenticator app after your password.',
      link: `${pathOf('profile')}?tab=security`,
    });
    return replaceRecoveryCodes(tx, actor.id);
  });
