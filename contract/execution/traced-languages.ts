// Pages need this as well. Without zod.

/** Languages whose runs are recorded, by the names of the catalogue and those of the Online IDE. */
export const TRACED_LANGUAGES: ReadonlySet<string> = new Set([
  'python',
  'c',
  'c++',
  'cpp',
  'java',
  'javascript',
  'typescript',
  'go',
]);
export const TRACED_WORDS = 'Python, C, C++, Java, JavaScript, TypeScript and Go';
