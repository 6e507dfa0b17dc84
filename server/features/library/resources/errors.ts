import {
  ALREADY_HERE,
  FIELDS_MISSING,
  FILE_TOO_LARGE,
  NO_FILE,
  WRONG_FILE_TYPE,
} from '@devorbit/contract/library/resources-limits.ts';
import { RESOURCE_NOT_FOUND } from '@devorbit/contract/library/resources.ts';
import { Refusal } from '../../../platform/errors.ts';

export const resourceNotFound = (): Refusal => new Refusal('missing', RESOURCE_NOT_FOUND);
export const noForm = (): Refusal => new Refusal('invalid', FIELDS_MISSING);
export const noFile = (): Refusal => new Refusal('invalid', NO_FILE);
export const wrongFileType = (): Refusal => new Refusal('invalid', WRONG_FILE_TYPE);
export const largeFile = (): Refusal => new Refusal('too_large', FILE_TOO_LARGE);
export const unknownCollege = (): Refusal => new Refusal('invalid', 'Choose a college from the list');
/** With the document that has these bytes. */
export const alreadyHere = (resource: { id: number; title: string }): Refusal =>
  new Refusal('conflict', ALREADY_HERE, undefined, resource);
export const ownResource = (): Refusal => new Refusal('forbidden', 'You can’t vote for a document that you uploaded');
export const othersAddress = (): Refusal =>
  new Refusal('forbidden', 'This link is somebody else’s. Open the file from its page.');
