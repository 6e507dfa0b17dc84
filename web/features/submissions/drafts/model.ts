import type { PracticeLanguage, practiceLanguages } from '@devorbit/contract/languages.ts';

/** The contract's list, in the order of the selector. */
export const languageIds: typeof practiceLanguages = ['javascript', 'python', 'java', 'cpp'];

/** Whose draft it is: a visitor's is taken over at sign-in, a user's is not shown to the next one at the same browser. */
export type Owner = number | 'visitor';

export const draftKey = (owner: Owner, problemId: number, language: PracticeLanguage): string =>
  `devorbit.draft.${owner}.${problemId}.${language}`;

export const languageKey = (owner: Owner, problemId: number): string => `devorbit.language.${owner}.${problemId}`;

export const runningKey = (owner: Owner, problemId: number): string => `devorbit.running.${owner}.${problemId}`;

const plain = (code: string) => code.replace(/\r\n?/g, '\n').trimEnd();

/** Whether there is work of one's own to lose; line ends and blanks at the end are none. */
export const isEdited = (code: string, starter: string): boolean => plain(code) !== plain(starter);
