import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

export const MY_SUBMISSIONS = 'My submissions';
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
