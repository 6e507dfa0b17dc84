import { Refusal } from '../../../platform/errors.ts';

export const quizNotFound = (): Refusal => new Refusal('missing', 'Quiz not found.');
export const otherAnswers = (count: number): Refusal => new Refusal('invalid', `Answer all ${count} questions.`);
export const signInForQuiz = (): Refusal => new Refusal('unauthenticated', 'You must be signed in');
export const tryTomorrow = (seconds: number): Refusal =>
  new Refusal('conflict', 'You can take this quiz again a day after your last try.', seconds);
export const otherQuestions = (): Refusal =>
  new Refusal('conflict', 'This quiz’s questions have changed. Reload the page to get the new ones.');
