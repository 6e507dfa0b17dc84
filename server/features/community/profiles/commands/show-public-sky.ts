import type { Sky } from '@devorbit/contract/practice/activity.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findStars } from '../../../practice/activity/door.ts';
import { noUser } from '../errors.ts';
import { maySee } from '../policy.ts';
import { selectOptionalPublicUser } from '../store.ts';

/**
 * A user's solved problems as stars; when each was solved is a part of the activity. Throws the same Refusal for who is
 * unknown and for what is hidden.
 */
export async function showPublicSky(
  { database }: { database: Database },
  viewer: Actor | null,
  username: string,
): Promise<Sky> {
  const user = await selectOptionalPublicUser(database, username);
  if (user === null || !maySee(viewer, user, 'solved')) throw noUser();
  return findStars(database, user.id, maySee(viewer, user, 'activity'));
}
