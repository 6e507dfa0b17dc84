import { Refusal } from '../../../../platform/errors.ts';

export const messageNotFound = (): Refusal => new Refusal('missing', 'Message not found');
export const notYourMessage = (): Refusal =>
  new Refusal('forbidden', 'Only its author or the project’s owner can delete it');
