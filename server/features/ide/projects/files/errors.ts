import { Refusal } from '../../../../platform/errors.ts';

export const fileNotFound = (): Refusal => new Refusal('missing', 'File not found');
export const falseChanges = (): Refusal => new Refusal('invalid', 'This change doesn’t match the text it was made to.');
export const textTooLong = (): Refusal => new Refusal('too_large', 'A text can have at most 1 MB.');
/** The log was shortened since, or never had that version. */
export const logIsShorter = (): Refusal =>
  new Refusal('conflict', 'This file has changed too much since then. Your text was saved as a copy.');
export const wrongTree = (message: string): Refusal => new Refusal('conflict', message);
export const lastFile = (): Refusal => new Refusal('conflict', 'A project keeps at least one file.');
