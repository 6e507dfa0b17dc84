import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { MAX_COLLECTION_ITEMS } from '@devorbit/contract/library/resources-limits.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findPublished } from '../../commands/find-published.ts';
import { collectionFull } from '../errors.ts';
import { countItems, insertItem, updateChanged } from '../store.ts';
import { changeCollection, type CollectionDeps } from './change-collection.ts';

/** Puts a document at the end of a collection of the caller's. Throws where it is full, and where there is no such document. */
export const addToCollection = (
  deps: CollectionDeps,
  actor: Actor,
  id: string,
  resource: number,
): Promise<ResourceCollection> =>
  changeCollection(deps, actor, id, async (tx, { key }, at) => {
    await findPublished(tx, actor, resource);
    if ((await insertItem(tx, key, resource)) === 0) return;
    if ((await countItems(tx, key)) > MAX_COLLECTION_ITEMS) throw collectionFull();
    await updateChanged(tx, key, at);
  });
