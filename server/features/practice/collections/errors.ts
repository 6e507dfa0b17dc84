import { COLLECTION_NOT_FOUND } from '@devorbit/contract/practice/collections.ts';
import { Refusal } from '../../../platform/errors.ts';

export const collectionNotFound = (): Refusal => new Refusal('missing', COLLECTION_NOT_FOUND);
