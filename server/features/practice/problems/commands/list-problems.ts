import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type ListCache, writeForUser, writePage } from '../listing/cache.ts';
import { type ListQuery, selectCards, selectSolved } from '../listing/store.ts';

/** A page of the list as JSON, and how many problems match. Anybody may read it. */
export async function listProblems(
  { database, listCache }: { database: Database; listCache: ListCache },
  actor: Actor | null,
  query: ListQuery,
): Promise<{ total: number; json: Buffer }> {
  const personal = actor !== null && query.solved !== undefined;
  const page = personal
    ? writePage(await selectCards(database, query, actor.id))
    : await listCache.page(query, () => selectCards(database, query, null));
  if (actor === null) return { total: page.total, json: page.forVisitors };
  return { total: page.total, json: writeForUser(page, await selectSolved(database, actor.id, page.ids)) };
}
