import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showCollection as endpoint } from '@devorbit/contract/library/resource-collections.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { presentResource } from '../../present.ts';
import { collectionNotFound } from '../errors.ts';
import { maySeeCollection } from '../policy.ts';
import { presentCollection } from '../present.ts';
import { selectItems, selectOptionalCollection } from '../store.ts';

/** A collection with its documents. Throws where there is none that the caller may see. */
export async function showCollection(
  { database, clock, secret }: { database: Queryable; clock: Clock; secret: string },
  actor: Actor | null,
  id: string,
): Promise<Reply<typeof endpoint>> {
  const collection = await selectOptionalCollection(database, id);
  if (collection === null || !maySeeCollection(actor, collection)) throw collectionNotFound();
  const rows = await selectItems(database, actor?.id ?? null, collection.key);
  const signing = actor && { secret, user: actor.id, now: clock.now() };
  return {
    collection: presentCollection(collection, actor),
    items: rows.map((row) => presentResource(row, signing)),
  };
}
