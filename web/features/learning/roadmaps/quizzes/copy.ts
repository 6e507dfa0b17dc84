import { counted } from '../../../../platform/format/plurals.ts';

export const QUIZ_FAILED = 'We couldn’t check your answers. Please try again.';
export const CHECK = 'Check answers';
export const TRY_AGAIN = 'Try again';
export const leftText = (left: number): string =>
  left === 1 ? 'One question is left.' : `${left} questions are left.`;

export const LOAD_FAILED = 'The quiz could not be loaded';
export const LOADING = 'Loading the quiz';
export const UNKNOWN = 'There’s no such quiz';
export const UNKNOWN_TEXT = 'A category gets its quiz when all its modules are written.';
export const SIGN_IN = 'Sign in to take this quiz';
export const SIGN_IN_TEXT = 'Your result counts towards a Verified certificate, so it’s kept with your account.';
export const SIGN_IN_WHY = 'take this quiz';
export const SUBMIT = 'Submit answers';
export const SUBMITTING = 'Checking…';

export const leadText = (category: string, count: number, percent: number): string =>
  `${counted(count, 'question')} on all lessons of ${category}. A score of ${percent}% passes and counts towards a Verified certificate.`;
export const ONCE_A_DAY =
  'You can take it once a day. Take your time: your answers stay in this browser until you submit them.';
export const answeredText = (answered: number, count: number): string => `${answered} of ${count} answered`;

export const passedTitle = (right: number, total: number, percent: number): string =>
  `Passed: ${right} of ${total} right (${percent}%)`;
export const missedTitle = (right: number, total: number, percent: number): string =>
  `Not passed yet: ${right} of ${total} right (${percent}%)`;
export const PASSED_TEXT = 'Your certificate can now show it. You don’t have to take it again.';
export const missedText = (pass: number): string =>
  `You need ${pass}%. Below, each question says where it’s explained.`;
export const WAITING_TITLE = 'You’ve taken this quiz today';
export const bestText = (percent: number, tries: number): string =>
  `Your best result: ${percent}% in ${counted(tries, 'try', 'tries')}.`;
export const againText = (moment: string): string => `You can take it again from ${moment}.`;
export const READ = 'Read about it';
export const BACK = 'Back to the category';
