import {
  addToCollection as addEndpoint,
  createCollection as createEndpoint,
  deleteCollection,
  editCollection as editEndpoint,
  listCollections,
  orderCollection,
  removeFromCollection,
  showCollection as showEndpoint,
} from '@devorbit/contract/library/resource-collections.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { addToCollection } from './commands/add-to-collection.ts';
import { changeCollection, type CollectionDeps } from './commands/change-collection.ts';
import { createCollection } from './commands/create-collection.ts';
import { editCollection } from './commands/edit-collection.ts';
import { showCollection } from './commands/show-collection.ts';
import { presentCollection } from './present.ts';
import { deleteCollectionRow, deleteItem, selectCollections, updateChanged, updateOrder } from './store.ts';

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-cache' };

export function serveCollections(http: Http, deps: CollectionDeps & { secret: string }): void {
  bind(http, listCollections, async ({ actor, query }) => {
    const rows = await selectCollections(deps.database, actor.id, query.resource ?? null);
    return { body: rows.map(({ has, ...row }) => ({ ...presentCollection(row, actor), has })), headers };
  });
  bind(http, createEndpoint, async ({ actor, body }) => ({
    status: 201,
    body: await createCollection(deps, actor, body),
  }));
  bind(http, showEndpoint, async ({ actor, params }) => ({
    body: await showCollection(deps, actor, params.collection),
    headers,
  }));
  bind(http, editEndpoint, async ({ actor, params, body }) => ({
    body: await editCollection(deps, actor, params.collection, body),
  }));
  bind(http, deleteCollection, async ({ actor, params }) => {
    await changeCollection(deps, actor, params.collection, (tx, { key }) => deleteCollectionRow(tx, key));
    return { body: { message: 'Collection deleted' } };
  });
  bind(http, addEndpoint, async ({ actor, params }) => ({
    body: await addToCollection(deps, actor, params.collection, params.id),
  }));
  bind(http, removeFromCollection, async ({ actor, params }) => ({
    body: await changeCollection(deps, actor, params.collection, async (tx, { key }, at) => {
      if ((await deleteItem(tx, key, params.id)) > 0) await updateChanged(tx, key, at);
    }),
  }));
  bind(http, orderCollection, async ({ actor, params, body }) => ({
    body: await changeCollection(deps, actor, params.collection, async (tx, { key }, at) => {
      await updateOrder(tx, key, body.ids);
      await updateChanged(tx, key, at);
    }),
  }));
}
