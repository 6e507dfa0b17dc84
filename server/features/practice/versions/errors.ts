import { Refusal } from '../../../platform/errors.ts';

export const mayNotSeeVersions = (): Refusal =>
  new Refusal('forbidden', "Only staff and a community problem's author see its versions");
export const FOR_STAFF = 'Only staff may rejudge submissions';
export const rejudgeNotFound = (): Refusal => new Refusal('missing', 'Rejudge not found.');

export const rejudgeIsOpen = (): Refusal =>
  new Refusal('invalid', 'A rejudge of this problem is open already. Apply it or cancel it first.');
export const nothingToRejudge = (): Refusal =>
  new Refusal('invalid', 'There is no submission that would be judged again.');
export const notReady = (): Refusal =>
  new Refusal('invalid', 'It can be applied when all submissions have been judged again.');
export const wasCancelled = (): Refusal => new Refusal('invalid', 'This rejudge was cancelled.');
export const wasApplied = (): Refusal => new Refusal('invalid', 'This rejudge was applied already.');
export const hasMovedOn = (): Refusal =>
  new Refusal('invalid', 'The problem has a newer version than this rejudge. Cancel it and start another.');
