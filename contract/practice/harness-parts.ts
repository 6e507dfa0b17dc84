import type { PracticeLanguage } from '../execution/languages.ts';

/** The line at which the rest of a whole starter program begins. */
const REST = /^[ \t]*(?:\/\/|#) Reads the input, calls solve and prints its answer\. No need to change it\.[ \t]*\r?$/m;

/**
 * A program in two: what its author wrote, which is a program of its own for the judge, and the rest of the starter code
 * below it. `rest` is empty where the program is not made of whole starter code.
 */
export function withoutHarness(code: string, language: PracticeLanguage): { own: string; rest: string } {
  const begin = REST.exec(code)?.index;
  if (begin === undefined) return { own: code, rest: '' };
  const own = code.slice(0, begin).trimEnd();
  return { own: `${own}${language === 'java' ? '\n}' : ''}\n`, rest: code.slice(begin) };
}

/** A function as a whole program again, with the rest that `withoutHarness` told of one in this language. */
export const withHarness = (own: string, rest: string, language: PracticeLanguage): string =>
  language === 'java' ? `${own.trimEnd().replace(/\}$/, '').trimEnd()}\n\n${rest}` : `${own.trimEnd()}\n\n${rest}`;
