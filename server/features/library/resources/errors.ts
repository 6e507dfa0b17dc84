import {
  ALREADY_HERE,
  FIELDS_MISSING,
  FILE_TOO_LARGE,
  MAX_VERSIONS,
  NO_FILE,
  TAKEN_DOWN,
  WRONG_FILE_TYPE,
} from '@devorbit/contract/library/resources-limits.ts';
import { RESOURCE_NOT_FOUND } from '@devorbit/contract/library/resources.ts';
import { Refusal } from '../../../platform/errors.ts';

export const resourceNotFound = (): Refusal => new Refusal('missing', RESOURCE_NOT_FOUND);
/** It was for everybody once, so everybody may know that it is gone. */
export const takenDown = (): Refusal => new Refusal('missing', TAKEN_DOWN);
/** The operator’s limit is reached. */
export const hubFull = (): Refusal =>
  new Refusal('conflict', 'The Resource Hub is full. Ask the people who run this site for more room.');
export const noForm = (): Refusal => new Refusal('invalid', FIELDS_MISSING);
export const noFile = (): Refusal => new Refusal('invalid', NO_FILE);
export const wrongFileType = (): Refusal => new Refusal('invalid', WRONG_FILE_TYPE);
export const largeFile = (): Refusal => new Refusal('too_large', FILE_TOO_LARGE);
export const unknownCollege = (): Refusal => new Refusal('invalid', 'Choose a college from the list');
export const takenDownBefore = (): Refusal =>
  new Refusal('conflict', 'This file was taken down after a report, so it can’t be shared again');
/** With the document that has these bytes. */
export const alreadyHere = (resource: { id: number; title: string }): Refusal =>
  new Refusal('conflict', ALREADY_HERE, undefined, resource);
export const sameFile = (): Refusal => new Refusal('conflict', 'The document already has this file');
export const tooManyVersions = (): Refusal =>
  new Refusal('conflict', `A document can have up to ${MAX_VERSIONS} versions`);
export const ownResource = (): Refusal => new Refusal('forbidden', 'You can’t vote for a document that you uploaded');
export const othersAddress = (): Refusal =>
  new Refusal('forbidden', 'This link belongs to someone else. Open the file from its page.');
export const nothingToPrepare = (): Refusal => new Refusal('missing', 'This document has no preview');
export const stillPreparing = (): Refusal =>
  new Refusal('conflict', 'This document is being prepared. Try again once that’s finished.');
