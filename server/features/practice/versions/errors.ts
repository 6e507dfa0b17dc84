import { Refusal } from '../../../platform/errors.ts';

export const mayNotSeeVersions = (): Refusal =>
  new Refusal('forbidden', "Only staff and a community problem's author see its versions");
export const FOR_STAFF = 'Only staff can rejudge submissions';
export const rejudgeNotFound = (): Refusal => new Refusal('missing', 'Rejudge not found.');

export const rejudgeIsOpen = (): Refusal =>
  new Refusal('invalid', 'This problem already has an open rejudge. Apply or cancel it first.');
export const nothingToRejudge = (): Refusal => new Refusal('invalid', 'There are no submissions to rejudge.');
export const notReady = (): Refusal =>
  new Refusal('invalid', 'You can apply this rejudge once all its submissions have been judged.');
export const wasCancelled = (): Refusal => new Refusal('invalid', 'This rejudge was cancelled.');
export const wasApplied = (): Refusal => new Refusal('invalid', 'This rejudge has already been applied.');
export const hasMovedOn = (): Refusal =>
  new Refusal('invalid', 'This problem has a newer version now. Cancel this rejudge and start a new one.');
