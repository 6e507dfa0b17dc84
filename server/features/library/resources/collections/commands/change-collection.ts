import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { collectionNotFound } from '../errors.ts';
import { mayChangeCollection, maySeeCollection } from '../policy.ts';
import { presentCollection } from '../present.ts';
import { lockOptionalCollection, type Owned, selectOptionalCollection } from '../store.ts';

export type CollectionDeps = { database: Database; clock: Clock };

/**
 * Does something to a collection of the caller's, which is held meanwhile, and answers it as it is then. Throws where it is
 * somebody else's, as where there is none.
 */
export function changeCollection(
  { database, clock }: CollectionDeps,
  actor: Actor,
  id: string,
  change: (tx: Queryable, held: Owned, at: Date) => Promise<unknown>,
): Promise<ResourceCollection> {
  return database.transaction(async (tx) => {
    const held = await lockOptionalCollection(tx, id);
    if (held === null || !maySeeCollection(actor, held) || !mayChangeCollection(actor, held))
      throw collectionNotFound();
    const before = await selectOptionalCollection(tx, id);
    await change(tx, held, clock.now());
    const after = (await selectOptionalCollection(tx, id)) ?? before;
    if (after === null) throw collectionNotFound();
    return presentCollection(after, actor);
  });
}
