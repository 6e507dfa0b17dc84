import { randomBytes } from 'node:crypto';
import type {
  createCollection as endpoint,
  ResourceCollection,
} from '@devorbit/contract/library/resource-collections.ts';
import { MAX_COLLECTIONS } from '@devorbit/contract/library/resources-limits.ts';
import type { z } from 'zod';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findPublished } from '../../commands/find-published.ts';
import { collectionNotFound, tooManyCollections } from '../errors.ts';
import { presentCollection } from '../present.ts';
import { countCollections, insertCollection, insertItem, lockOwner, selectOptionalCollection } from '../store.ts';
import type { CollectionDeps } from './change-collection.ts';

/** Makes a collection of the caller's. Throws where they have too many, and for a first document that there is not. */
export function createCollection(
  { database, clock }: CollectionDeps,
  actor: Actor,
  { resource, ...form }: z.output<typeof endpoint.body>,
): Promise<ResourceCollection> {
  return database.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    if ((await countCollections(tx, actor.id)) >= MAX_COLLECTIONS) throw tooManyCollections();
    const id = randomBytes(12).toString('base64url');
    const key = await insertCollection(tx, { ...form, id, user: actor.id, at: clock.now() });
    if (resource !== undefined) {
      await findPublished(tx, actor, resource);
      await insertItem(tx, key, resource);
    }
    const made = await selectOptionalCollection(tx, id);
    if (made === null) throw collectionNotFound();
    return presentCollection(made, actor);
  });
}
