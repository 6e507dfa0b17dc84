import type { Provider } from '@devorbit/contract/identity/social.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { insertOptionalExternalUser } from '../../accounts/door.ts';
import type { SocialDeps } from '../deps.ts';
import { SocialError } from '../errors.ts';
import { emailOf, fullNameOf, labelOf, usernamesOf } from '../person-texts.ts';
import type { Person } from '../providers/provider.ts';
import { insertOptionalIdentity, lockPerson, selectOptionalByEmail, useIdentity } from '../store.ts';
import { linkPerson } from './link-person.ts';

type Deps = Pick<SocialDeps, 'clock'> & { tx: Queryable };

/** A new account for a person whose address nobody has. */
async function makeAccount({ tx, clock }: Deps, provider: Provider, person: Person, email: string): Promise<number> {
  const at = clock.now();
  for (const username of usernamesOf(person)) {
    const full_name = fullNameOf(person, username);
    const user = await insertOptionalExternalUser(tx, { username, email, full_name, auth_provider: provider, at });
    if (user === null) continue;
    const { issuer, subject } = person;
    await insertOptionalIdentity(tx, { provider, issuer, subject, user_id: user.id, label: labelOf(person), at });
    return user.id;
  }
  // Somebody registered with the address meanwhile, or the names are all taken.
  throw new SocialError('exists');
}

/**
 * The account of a person: the one that is connected; else the one with the same address, where the provider and we both
 * have verified it; else a new one. Throws a SocialError where nobody can know that both belong to the same person, and
 * where the account is staff's: a provider's word alone gives nobody rights over others.
 */
export async function findAccount(
  { database, clock }: Pick<SocialDeps, 'database' | 'clock'>,
  provider: Provider,
  person: Person,
  mayRegister: () => Promise<void>,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockPerson(tx, provider, person);
    const known = await useIdentity(tx, provider, person, clock.now());
    if (known !== null) return known.user_id;
    const email = emailOf(person);
    if (email === null) throw new SocialError('unverified');
    const account = await selectOptionalByEmail(tx, email);
    if (account === null) {
      await mayRegister();
      return makeAccount({ tx, clock }, provider, person, email);
    }
    if (!account.verified) throw new SocialError('exists');
    if (account.has_staff_role) throw new SocialError('confirm');
    await linkPerson({ tx, clock }, provider, person, account.id);
    return account.id;
  });
}
