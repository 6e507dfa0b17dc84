import { Refusal } from '../errors.ts';

export const emptyFile = (): Refusal => new Refusal('invalid', 'This file is empty');
export const otherContent = (extension: string): Refusal =>
  new Refusal('invalid', `This isn’t a ${extension} file: its content is in a different format`);
export const brokenFile = (): Refusal =>
  new Refusal('invalid', 'This file is damaged or incomplete. Open it on your device to check, then try again.');
export const encryptedFile = (): Refusal =>
  new Refusal('invalid', 'This file is protected by a password. Remove the password and try again.');
export const macrosInside = (): Refusal =>
  new Refusal('invalid', 'This file has macros in it. Save it without macros, or as a PDF, and try again.');
export const crowdedArchive = (most: number): Refusal =>
  new Refusal('invalid', `This archive has more than ${most.toLocaleString('en')} entries`);
export const hugeArchive = (): Refusal => new Refusal('invalid', 'Unpacked, this archive would be larger than 1 GB');
export const infectedFile = (): Refusal => new Refusal('invalid', 'A virus scanner found something in this file');
export const notScanned = (): Refusal =>
  new Refusal('unavailable', 'The file could not be checked for viruses. Please try again later.', 60);
