import type { User } from '@devorbit/contract/accounts.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { selectUser } from '../store.ts';

/** The caller's own account. */
export const showUser = ({ database }: { database: Database }, actor: Actor): Promise<User> =>
  selectUser(database, actor.id);
