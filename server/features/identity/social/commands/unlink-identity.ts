import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { showSecondFactors } from '../../second-factors/commands/show-second-factors.ts';
import { names, notConnected, onlyWayIn } from '../errors.ts';
import { deleteIdentity, lockPassword, selectIdentities } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Takes an account elsewhere away from the caller's, and tells them. Throws a Refusal where nothing else would let them in. */
export async function unlinkIdentity({ database, clock }: Deps, actor: Actor, provider: Provider): Promise<void> {
  const { passkeys } = await showSecondFactors({ database }, actor);
  await database.transaction(async (tx) => {
    const { has_password } = await lockPassword(tx, actor.id);
    const identities = await selectIdentities(tx, actor.id);
    if (!identities.some((identity) => identity.provider === provider)) throw notConnected(provider);
    if (!has_password && passkeys.length === 0 && identities.length === 1) throw onlyWayIn(provider);
    await deleteIdentity(tx, actor.id, provider);
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at: clock.now(),
      title: `A ${names[provider]} account was disconnected`,
      body: `It can no longer sign in to your account. If this wasn’t you, change your password.`,
      link: `${pathOf('profile')}?tab=security`,
    });
  });
}
