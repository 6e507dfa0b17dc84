import type { Database } from '../../../../platform/database.ts';
import { noUser } from '../errors.ts';
import { maySee } from '../policy.ts';
import { selectOptionalPublicUser } from '../store.ts';

/** Who a user is to everybody, in a few words; `bio` is '' where it is not for all. Throws a Refusal for who is unknown, suspended or gone. */
export async function introduceUser(
  { database }: { database: Database },
  username: string,
): Promise<{ username: string; full_name: string; bio: string }> {
  const user = await selectOptionalPublicUser(database, username);
  if (user === null) throw noUser();
  const { full_name, bio } = user;
  return { username: user.username, full_name, bio: maySee(null, user, 'about') ? bio : '' };
}
