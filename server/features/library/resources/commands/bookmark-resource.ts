import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { resourceNotFound } from '../errors.ts';
import { deleteBookmark, insertBookmark, selectOptionalResource } from '../store.ts';

/** Keeps a document among the caller's bookmarks, or not. Throws where there is none. */
export async function bookmarkResource(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  bookmarked: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await selectOptionalResource(tx, actor.id, id)) === null) throw resourceNotFound();
    await (bookmarked ? insertBookmark(tx, actor.id, id, clock.now()) : deleteBookmark(tx, actor.id, id));
  });
}
