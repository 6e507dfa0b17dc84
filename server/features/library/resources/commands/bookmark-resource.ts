import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { deleteBookmark, insertBookmark } from '../use-store.ts';
import { findPublished } from './find-published.ts';

/** Keeps a document among the caller's bookmarks, or not. Throws where there is none. */
export async function bookmarkResource(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  bookmarked: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    await findPublished(tx, actor, id);
    await (bookmarked ? insertBookmark(tx, actor.id, id, clock.now()) : deleteBookmark(tx, actor.id, id));
  });
}
