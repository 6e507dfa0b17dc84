import { Refusal } from '../../../platform/errors.ts';

export const supportRequestNotFound = (): Refusal => new Refusal('missing', 'Message not found');
export const amongSpam = (): Refusal =>
  new Refusal('conflict', 'This message is in spam. Mark it as not spam before you reply.');
