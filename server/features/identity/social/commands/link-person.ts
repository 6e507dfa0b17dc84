import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { names, SocialError } from '../errors.ts';
import { labelOf } from '../person-texts.ts';
import type { Person } from '../providers/provider.ts';
import { insertOptionalIdentity, lockPerson, useIdentity } from '../store.ts';

type Deps = { tx: Queryable; clock: Clock };

/** From now on this person at the provider opens this account, and its owner is told. Throws a SocialError where either is connected already. */
export async function linkPerson(
  { tx, clock }: Deps,
  provider: Provider,
  person: Person,
  userId: number,
): Promise<void> {
  const at = clock.now();
  await lockPerson(tx, provider, person);
  const owner = await useIdentity(tx, provider, person, at);
  if (owner !== null && owner.user_id !== userId) throw new SocialError('taken');
  if (owner !== null) return;
  const label = labelOf(person);
  const { issuer, subject } = person;
  if ((await insertOptionalIdentity(tx, { provider, issuer, subject, user_id: userId, label, at })) === 0)
    throw new SocialError('another');
  await notify(tx, {
    user_id: userId,
    kind: 'security',
    at,
    title: `A ${names[provider]} account was connected`,
    body: `${label} can now sign in to your account. If this wasn’t you, disconnect it and change your password.`,
    link: `${pathOf('profile')}?tab=security`,
  });
}
