import type { PracticeLanguage } from '../execution/languages.ts';

// Which part of a program its author wrote, and which part reads the input, calls `solve` and prints its answer.

/** Strings and comments, in which words are no code. Unclosed ones end with their line or the source. */
const NOT_CODE: Record<PracticeLanguage, RegExp> = {
  javascript: /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g,
  python:
    /"""(?:\\[^]|[^\\])*?(?:"""|$)|'''(?:\\[^]|[^\\])*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|#[^\n]*/g,
  java: /"""(?:\\[^]|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g,
  cpp: /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g,
};

/** The source without its strings and comments; one that names the standard input stays as a word. */
export const bareCode = (code: string, language: PracticeLanguage): string =>
  code.replace(NOT_CODE[language], (piece) => (/^["'`]\/dev\/stdin/.test(piece) ? ' stdin ' : ' '));

const HAS_MAIN = { java: /\bvoid\s+main\s*\(/, cpp: /\bmain\s*\(/ } as const;
const HAS_SOLVE = {
  javascript: /\bfunction\s*\*?\s*solve\s*\(|\bsolve\s*=(?!=)/,
  python: /^(?:async\s+)?def\s+solve\s*\(|^solve\s*(?::[^=\n]*)?=(?!=)/m,
} as const;
const READS = {
  javascript: /\bstdin\b|\breadFile(?:Sync)?\b|\breadSync\b|\breadline\b|\bcreateReadStream\b/,
  python:
    /\b__stdin__\b|\bstdin\b|(?<![\w.])(?:raw_)?input\s*\(|\bfileinput\b|\bopen\s*\(\s*0|\bos\s*\.\s*(?:read|fdopen)\b/,
} as const;

/**
 * Whether the code reads its input and prints by itself. Without that the judge adds what does: in Java and C++ where
 * there is no `main`, in JavaScript and Python where a `solve` is defined and nothing reads the standard input.
 */
export function isWholeProgram(code: string, language: PracticeLanguage): boolean {
  const bare = bareCode(code, language);
  return language === 'java' || language === 'cpp'
    ? HAS_MAIN[language].test(bare)
    : READS[language].test(bare) || !HAS_SOLVE[language].test(bare);
}

/** How many lines the judge puts above the author's: the first line of a message is the first of the editor. */
export const HARNESS_LINES_ABOVE = 0;

/**
 * A line that the compiler or the interpreter names, from 1, as a line of the author's code; null where it lies in what
 * the judge added below it.
 */
export function lineOfAuthor(code: string, line: number): number | null {
  const own = line - HARNESS_LINES_ABOVE;
  return own >= 1 && own <= code.trimEnd().split('\n').length ? own : null;
}
