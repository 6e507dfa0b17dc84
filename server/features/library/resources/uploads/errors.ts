import { Refusal } from '../../../../platform/errors.ts';

export const uploadNotFound = (): Refusal => new Refusal('missing', 'This upload has expired. Send the file again.');
export const uploadUnfinished = (): Refusal => new Refusal('conflict', 'This upload is not finished');
export const uploadElsewhere = (): Refusal =>
  new Refusal('conflict', 'The upload continues from a different position, or is being sent from another tab');
export const tooManyUploads = (): Refusal =>
  new Refusal('too_many', 'You have ten unfinished uploads. Finish or cancel one first.');
export const noLength = (): Refusal => new Refusal('invalid', 'Upload-Length must say how many bytes there are');
