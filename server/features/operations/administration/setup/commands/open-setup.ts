import { randomBytes } from 'node:crypto';
import type { Deps } from '../../commands/hold-person.ts';
import { deleteToken, lockSetup, selectHasSuperuser, setupDigest, upsertToken } from '../store.ts';

/**
 * A new invitation to make the first superuser, in place of any earlier one; null where there is a superuser. For the
 * operator alone, who is the only one to see the token.
 */
export const openSetup = ({ database, clock }: Deps): Promise<string | null> =>
  database.transaction(async (tx) => {
    await lockSetup(tx);
    if (await selectHasSuperuser(tx)) {
      await deleteToken(tx);
      return null;
    }
    const token = randomBytes(32).toString('base64url');
    await upsertToken(tx, setupDigest(token), clock.now());
    return token;
  });
