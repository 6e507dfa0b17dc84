import { TRACED_WORDS } from '@devorbit/contract/execution/traced-languages.ts';

export const STEPS_SIGNED_IN = 'Sign in to see your program step by step. Your code stays in this browser.';
export const NO_STEPS_ROOM =
  'There’s no room for a workspace right now, and showing a program step by step needs one. Please try again in a minute.';
export const notStepped = (language: string): string =>
  `Programs are shown step by step in ${TRACED_WORDS}, not yet in ${language}.`;
