import type { Database } from '../../../../platform/database.ts';
import { gathered } from '../../../../platform/gathered.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type ListCache, pageKey, writeForUser, writePage } from '../listing/cache.ts';
import { type ListQuery, selectCards, selectOwn } from '../listing/store.ts';

/**
 * A page of the list as JSON, and how many problems match. Anybody may read it; a problem without tests is in the lists of
 * its author alone.
 */
export async function listProblems(
  { database, listCache }: { database: Database; listCache: ListCache },
  actor: Actor | null,
  query: ListQuery,
): Promise<{ total: number; json: Buffer }> {
  const shared = () =>
    listCache.kept(pageKey(query), async () => {
      const page = writePage(await selectCards(database, query, null));
      const forUser = async (id: number) => {
        const { solved, has_untested } = await selectOwn(database, id, page.ids);
        return [id, { json: writeForUser(page, solved), has_untested }] as const;
      };
      return { ...page, forUser: gathered(async (ids: number[]) => new Map(await Promise.all(ids.map(forUser)))) };
    });
  if (actor === null) return await shared();
  if (query.solved === undefined) {
    const { total, forUser } = await shared();
    const own = await forUser(actor.id);
    if (own !== null && !own.has_untested) return { total, json: own.json };
  }
  const page = writePage(await selectCards(database, query, actor.id));
  const { solved } = await selectOwn(database, actor.id, page.ids);
  return { total: page.total, json: writeForUser(page, solved) };
}
