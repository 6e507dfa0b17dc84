import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_COLLECTION_CHARS, MAX_COLLECTION_ITEMS, MAX_COLLECTIONS } from './resources-limits.ts';
import { Resource, ResourceId } from './resources.ts';

const CollectionId = z.string().regex(/^[\w-]{16}$/);

/** Documents that a member has put together, in an order. */
export const ResourceCollection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** `public`: everybody who has its address sees it. */
  visibility: z.enum(['private', 'public']),
  /** Its owner's username. */
  owner: z.string(),
  mine: z.boolean(),
  /** A moderator removed it: it stays private. */
  removed: z.boolean(),
  updated_at: z.iso.datetime(),
  /** How many documents it has. */
  count: z.number().int(),
});
export type ResourceCollection = z.infer<typeof ResourceCollection>;

const form = {
  title: humanText({ max: MAX_COLLECTION_CHARS.title, lines: 1, required: 'Title is required', subject: 'Title' }),
  description: humanText({ max: MAX_COLLECTION_CHARS.description, lines: 'many', subject: 'Description' }).default(''),
  visibility: z.enum(['private', 'public']).default('private'),
};
const byCollection = z.object({ collection: CollectionId });
const item = byCollection.extend({ id: ResourceId });

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/documents/collections/',
  summary:
    'The caller’s own collections, the one changed last first. With `resource` each says whether it has that document.',
  audience: 'user',
  query: z.object({ resource: ResourceId.optional() }),
  replies: { 200: z.array(ResourceCollection.extend({ has: z.boolean() })).max(MAX_COLLECTIONS) },
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/documents/collections/',
  summary: 'Makes a collection, with a first document where one is named.',
  audience: 'user',
  body: z.object({ ...form, resource: ResourceId.optional() }),
  replies: { 201: ResourceCollection },
});

export const showCollection = endpoint({
  method: 'GET',
  path: '/api/documents/collections/:collection/',
  summary: 'A collection with its documents in their order. A private one is there for its owner alone.',
  audience: 'anyone',
  params: byCollection,
  replies: {
    200: z.object({ collection: ResourceCollection, items: z.array(Resource).max(MAX_COLLECTION_ITEMS) }),
  },
});

export const editCollection = endpoint({
  method: 'PATCH',
  path: '/api/documents/collections/:collection/',
  summary: 'Changes what a collection is called, says and who sees it: its owner.',
  audience: 'user',
  params: byCollection,
  body: z.object(form),
  replies: { 200: ResourceCollection },
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/documents/collections/:collection/',
  summary: 'Deletes a collection, not its documents: its owner.',
  audience: 'user',
  params: byCollection,
  replies: { 200: z.object({ message: z.string() }) },
});

export const addToCollection = endpoint({
  method: 'PUT',
  path: '/api/documents/collections/:collection/items/:id/',
  summary: 'Puts a document at the end of a collection; it stays where it is, if it is in it.',
  audience: 'user',
  params: item,
  replies: { 200: ResourceCollection },
});

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/documents/collections/:collection/items/:id/',
  summary: 'Takes a document out of a collection.',
  audience: 'user',
  params: item,
  replies: { 200: ResourceCollection },
});

export const orderCollection = endpoint({
  method: 'PUT',
  path: '/api/documents/collections/:collection/order/',
  summary: 'Puts the documents of a collection in this order; those that are not named come behind them, as they were.',
  audience: 'user',
  params: byCollection,
  body: z.object({ ids: z.array(z.number().int().min(1)).max(MAX_COLLECTION_ITEMS) }),
  replies: { 200: ResourceCollection },
});
