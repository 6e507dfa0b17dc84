import { BLANK_INPUT, NO_TESTS, SOLVE_FIRST, UNSUPPORTED_LANGUAGE } from '@devorbit/contract/practice/submissions.ts';
import { Refusal } from '../../../platform/errors.ts';

export const noTests = (): Refusal => new Refusal('invalid', NO_TESTS);
export const blankInput = (): Refusal => new Refusal('invalid', BLANK_INPUT);
export const unsupportedLanguage = (): Refusal => new Refusal('invalid', UNSUPPORTED_LANGUAGE);
export const mayNotListEveryone = (): Refusal =>
  new Refusal('forbidden', 'Only staff can see other people’s submissions');
export const solveFirst = (): Refusal => new Refusal('forbidden', SOLVE_FIRST);
export const onlyAcceptedIsShared = (): Refusal => new Refusal('invalid', 'You can only share an Accepted submission.');
export const notForOnesOwn = (): Refusal => new Refusal('invalid', 'You can’t vote for your own solution.');
export const solutionNotFound = (): Refusal => new Refusal('missing', 'Solution not found.');
export const submissionNotFound = (): Refusal => new Refusal('missing', 'Submission not found.');

/** Nothing is queued: it could not be judged until an operator does something. */
export const runningUnavailable = (reason: string): Refusal =>
  new Refusal('unavailable', `Running code is not available: ${reason}`, 30);

/** `seconds` is when to try again. */
export const tooManyPending = (waiting: number, limit: number, seconds: number): Refusal =>
  new Refusal(
    'too_many',
    `You already have ${waiting} submissions waiting, and the limit is ${limit}. Try again in ${seconds} seconds.`,
    seconds,
  );
