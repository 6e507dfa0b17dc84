import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { removedCollection } from '../errors.ts';
import { type Form, updateCollection } from '../store.ts';
import { changeCollection, type CollectionDeps } from './change-collection.ts';

/** Changes what a collection of the caller's is called, and who sees it. Throws for one that moderators keep private. */
export const editCollection = (
  deps: CollectionDeps,
  actor: Actor,
  id: string,
  form: Form,
): Promise<ResourceCollection> =>
  changeCollection(deps, actor, id, async (tx, { key, removed }, at) => {
    if (removed && form.visibility === 'public') throw removedCollection();
    await updateCollection(tx, key, form, at);
  });
