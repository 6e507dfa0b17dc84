import { join } from 'node:path';
import { languageOptions, readLanguages } from '@devorbit/content-reader/languages.ts';
import type { JudgePackage } from '@devorbit/contract/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/languages.ts';

const options = languageOptions(readLanguages(join(import.meta.dirname, '../content/languages')), {
  params: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
});

const emptySolve: Record<PracticeLanguage, RegExp> = {
  javascript: /(?<=function solve\(nums\) \{\n)\n/,
  python: /(?<=def solve\(nums\):\n) {4}pass/,
  java: /(?<=static int solve\(int\[\] nums\) \{\n) {4}return 0;/,
  cpp: /(?<=int solve\(vector<int>& nums\) \{\n) {2}return \{\};/,
};

/** The starter code with `body` in its solve function. */
export function solved(language: PracticeLanguage, body: string): string {
  const starter = options.find(({ id }) => id === language)?.starter_code ?? '';
  const filled = starter.replace(emptySolve[language], () => `    ${body}\n`);
  if (filled === starter) throw new Error(`the ${language} starter has no empty solve:\n${starter}`);
  return filled;
}

/** Adds up the numbers. The first test is an example. */
export const sums: JudgePackage = {
  format: 1,
  name: 'sums',
  limits: { time_ms: 1_000, memory_kb: 256 * 1024 },
  validator_flags: [],
  tests: [
    { name: 'Example 1', sample: true, input: '{"nums":[1,2,3]}\n', answer: '6\n' },
    { name: '01-empty', sample: false, input: '{"nums":[]}\n', answer: '0\n' },
    { name: '02-negative', sample: false, input: '{"nums":[-5,4]}\n', answer: '-1\n' },
    {
      name: '03-long',
      sample: false,
      input: `{"nums":[${Array.from({ length: 10_000 }, (_, i) => i % 7).join(',')}]}\n`,
      answer: '29994\n',
    },
  ],
};

/** The body of a solve that is right. */
export const rightSolve: Record<PracticeLanguage, string> = {
  javascript: 'return nums.reduce((a, b) => a + b, 0);',
  python: 'return sum(nums)',
  java: 'int all = 0; for (int n : nums) all += n; return all;',
  cpp: 'int all = 0; for (int n : nums) all += n; return all;',
};
