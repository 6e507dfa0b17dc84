import type { User } from '@devorbit/contract/identity/accounts.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { insertOptionalExternalUser, type NewExternalUser } from '../store.ts';

/** Creates a learner's account without a password for somebody whose address a provider has verified; null where the username or the address is taken. */
export const registerExternalUser = (tx: Queryable, user: NewExternalUser): Promise<User | null> =>
  insertOptionalExternalUser(tx, user);
