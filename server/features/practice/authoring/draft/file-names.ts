import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

const ends: Record<PracticeLanguage, string> = { javascript: '.js', python: '.py', java: '.java', cpp: '.cpp' };

/** The name with the end that the language's compiler knows its files by. */
export const fileName = (name: string, language: PracticeLanguage): string =>
  name.endsWith(ends[language]) ? name : `${name}${ends[language]}`;
