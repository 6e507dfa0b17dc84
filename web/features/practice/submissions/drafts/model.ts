import type { practiceLanguages } from '@devorbit/contract/execution/languages.ts';
import type { Owner } from '../../../../platform/drafts.ts';

/** The contract's list, in the order of the selector. */
export const languageIds: typeof practiceLanguages = ['javascript', 'python', 'java', 'cpp'];

export const languageKey = (owner: Owner, problemId: number): string => `devorbit.language.${owner}.${problemId}`;

export const runningKey = (owner: Owner, problemId: number): string => `devorbit.running.${owner}.${problemId}`;

const plain = (code: string) => code.replace(/\r\n?/g, '\n').trimEnd();

/** Whether there is work of one's own to lose; line ends and blanks at the end are none. */
export const isEdited = (code: string, starter: string): boolean => plain(code) !== plain(starter);
