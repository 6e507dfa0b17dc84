import type {
  addToCollection,
  createCollection,
  deleteCollection,
  editCollection,
  listCollections,
  orderCollection,
  removeFromCollection,
  ResourceCollection,
  showCollection,
} from '@devorbit/contract/library/resource-collections.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Given, route } from '../../../../platform/http-client.ts';

const listRoute = route<typeof listCollections>('GET', '/api/documents/collections/');
const createRoute = route<typeof createCollection>('POST', '/api/documents/collections/');
const showRoute = route<typeof showCollection>('GET', '/api/documents/collections/:collection/');
const editRoute = route<typeof editCollection>('PATCH', '/api/documents/collections/:collection/');
const deleteRoute = route<typeof deleteCollection>('DELETE', '/api/documents/collections/:collection/');
const addRoute = route<typeof addToCollection>('PUT', '/api/documents/collections/:collection/items/:id/');
const removeRoute = route<typeof removeFromCollection>('DELETE', '/api/documents/collections/:collection/items/:id/');
const orderRoute = route<typeof orderCollection>('PUT', '/api/documents/collections/:collection/order/');

const keys = { all: ['resources', 'collections'] as const };
const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.all });

/** The caller's own; with a document each says whether it has that. */
export const collectionsQuery = (resource?: number) =>
  queryOptions({
    queryKey: [...keys.all, 'mine', resource ?? null] as const,
    queryFn: ({ signal }) => call(listRoute, { query: resource === undefined ? {} : { resource }, signal }),
  });

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id] as const,
    queryFn: ({ signal }) => call(showRoute, { params: { collection: id }, signal }),
  });

export type CollectionForm = Given<typeof createCollection>['body'];

export async function makeCollection(client: QueryClient, form: CollectionForm): Promise<ResourceCollection> {
  const made = await call(createRoute, { body: form });
  await changed(client);
  return made;
}

export async function changeCollection(client: QueryClient, id: string, form: CollectionForm): Promise<void> {
  await call(editRoute, { params: { collection: id }, body: form });
  await changed(client);
}

export async function removeCollection(client: QueryClient, id: string): Promise<void> {
  await call(deleteRoute, { params: { collection: id } });
  void changed(client);
}

/** Puts a document into a collection, or takes it out. */
export async function keepIn(client: QueryClient, collection: string, id: number, kept: boolean): Promise<void> {
  await (kept ? call(addRoute, { params: { collection, id } }) : call(removeRoute, { params: { collection, id } }));
  await changed(client);
}

/** Keeps the documents of a collection in this order, which is shown at once. */
export async function keepOrder(client: QueryClient, collection: string, ids: number[]): Promise<void> {
  const { queryKey } = collectionQuery(collection);
  client.setQueryData(
    queryKey,
    (data) => data && { ...data, items: data.items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) },
  );
  try {
    await call(orderRoute, { params: { collection }, body: { ids } });
  } finally {
    await changed(client);
  }
}
