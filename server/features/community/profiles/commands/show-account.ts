import type { Account } from '@devorbit/contract/community/profiles.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentAccount } from '../present.ts';
import { selectAccount } from '../store.ts';

/** The caller's own account. */
export const showAccount = async ({ database }: { database: Database }, actor: Actor): Promise<Account> =>
  presentAccount(await selectAccount(database, actor.id));
