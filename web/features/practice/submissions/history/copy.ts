import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

export const MY_SUBMISSIONS = 'My submissions';
export const SIGN_IN_TO_SEE = 'Sign in to see your submissions';
/** Behind 'Sign in to'. */
export const SEE_SUBMISSIONS = 'see your submissions';
export const KEPT_FOR_YOU = 'We keep every solution you submit, with its verdict and how it compares to others.';
export const NOTHING_SUBMITTED = 'You haven’t submitted anything here yet';
export const EVERYONES_SUBMISSIONS = "Everyone's submissions";
export const SUBMISSIONS_FAILURE = 'The submissions could not be loaded';
export const SUBMISSION_NOT_FOUND = 'Submission not found.';
export const RESUBMIT = 'Resubmit';

export const LANGUAGE_NAMES: Record<PracticeLanguage, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
};
