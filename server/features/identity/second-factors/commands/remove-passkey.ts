import type { SecondFactors } from '@devorbit/contract/identity/second-factors.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { noSuchPasskey } from '../errors.ts';
import { deletePasskey } from '../passkey-store.ts';
import { showSecondFactors } from './show-second-factors.ts';

/** Throws a Refusal where the actor has no such passkey, whoever else has. */
export async function removePasskey(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: string,
): Promise<SecondFactors> {
  await database.transaction(async (tx) => {
    const removed = await deletePasskey(tx, id, actor.id);
    if (removed === null) throw noSuchPasskey();
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: clock.now(),
      title: `The passkey ‘${removed.name}’ was removed from your account`,
      body: 'You can’t sign in with it anymore. If this wasn’t you, change your password.',
      link: `${pathOf('profile')}?tab=security`,
    });
  });
  return showSecondFactors({ database }, actor);
}
