import { MAX_COLLECTION_ITEMS, MAX_COLLECTIONS } from '@devorbit/contract/library/resources-limits.ts';
import { Refusal } from '../../../../platform/errors.ts';

export const collectionNotFound = (): Refusal => new Refusal('missing', 'Collection not found');
export const tooManyCollections = (): Refusal =>
  new Refusal('conflict', `You can have up to ${MAX_COLLECTIONS} collections`);
export const collectionFull = (): Refusal =>
  new Refusal('conflict', `A collection can have up to ${MAX_COLLECTION_ITEMS} documents`);
export const removedCollection = (): Refusal =>
  new Refusal('forbidden', 'The moderators removed this collection, so it can’t be made public again');
