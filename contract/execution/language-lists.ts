/** The languages of the practice screen, in the order of its selector. */
export const practiceLanguages = ['javascript', 'python', 'java', 'cpp'] as const;

/**
 * The languages of the online IDE in the specification's order, which are names or aliases of the execution service: the
 * version that is asked for, and the usual file.
 */
export const ideLanguages = [
  { language: 'python', version: '3.10.0', file: 'main.py' },
  { language: 'java', version: '15.0.2', file: 'Main.java' },
  { language: 'cpp', version: '10.2.0', file: 'main.cpp' },
  { language: 'javascript', version: '18.15.0', file: 'main.js' },
  { language: 'typescript', version: '5.0.3', file: 'main.ts' },
  { language: 'c', version: '10.2.0', file: 'main.c' },
  { language: 'csharp', version: '6.12.0', file: 'main.cs' },
  { language: 'go', version: '1.16.2', file: 'main.go' },
  { language: 'rust', version: '1.68.2', file: 'main.rs' },
  { language: 'ruby', version: '3.0.1', file: 'main.rb' },
] as const;
