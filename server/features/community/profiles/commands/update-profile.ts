import type { Account, updateProfile as endpoint } from '@devorbit/contract/community/profiles.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { updateFullName } from '../../../identity/accounts/door.ts';
import { presentAccount } from '../present.ts';
import { selectAccount, upsertProfile } from '../store.ts';

/** Changes the caller's own profile: what is absent stays, an empty text clears. */
export const updateProfile = (
  { database }: { database: Database },
  actor: Actor,
  { full_name, social_links, ...change }: z.output<typeof endpoint.body>,
): Promise<Account> =>
  database.transaction(async (tx) => {
    if (full_name !== undefined) await updateFullName(tx, actor.id, full_name);
    await upsertProfile(tx, actor.id, { ...change, ...social_links });
    return presentAccount(await selectAccount(tx, actor.id));
  });
