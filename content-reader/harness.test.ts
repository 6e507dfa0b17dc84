import { join } from 'node:path';
import { MAX_PARAMS } from '@devorbit/contract/execution/judging-limits.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { MAX_CODE_BYTES, MAX_PROGRAM_BYTES } from '@devorbit/contract/limits.ts';
import { isWholeProgram } from '@devorbit/contract/practice/harness.ts';
import { expect, it } from 'vitest';
import { judgedProgram, readHarnesses } from './harness.ts';
import { languageOptions, readLanguages } from './languages.ts';

const content = join(import.meta.dirname, '../content');
const languages = readLanguages(join(content, 'languages'));
const harnesses = readHarnesses(join(content, 'harnesses'));
const pair: Signature = {
  params: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
};
const deep: Signature = { params: [{ name: 'root', type: 'tree' }], returns: 'tree' };
const rows: Signature = { params: [{ name: 'words', type: 'string[][]' }], returns: 'string[][]' };

it.each(practiceLanguages)('%s opens with solve alone, which the judge completes below it', (language) => {
  for (const signature of [null, pair, deep, rows]) {
    const option = languageOptions(languages, signature).find(({ id }) => id === language);
    const code = option?.function_code ?? '';
    expect(code.split('\n')[0]).toMatch(/^(\/\/|#) Write your solution here$/);
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    expect(isWholeProgram(code, language)).toBe(false);
    expect(isWholeProgram(option?.starter_code ?? '', language)).toBe(true);

    const program = judgedProgram(harnesses, { code, language, signature });
    expect(program.startsWith(code.trimEnd())).toBe(true);
    expect(program).not.toMatch(/\{\{|:tree|:node/);
    expect(program.length).toBeGreaterThan(code.length + 100);
    expect(judgedProgram(harnesses, { code: option?.starter_code ?? '', language, signature })).toBe(
      option?.starter_code,
    );
  }
});

it.each(practiceLanguages)('a runner takes the longest code in %s with the longest harness', (language) => {
  const params = Array.from({ length: MAX_PARAMS }, (_, at) => ({
    name: `p${'x'.repeat(38)}${at}`,
    type: 'string[][]' as const,
  }));
  const opening = {
    java: `class ${'C'.repeat(MAX_CODE_BYTES / 2)} { static int solve() { return 0; } }`,
    cpp: 'int solve() { return 0; }',
    python: 'def solve(): return 0',
    javascript: 'function solve() {}',
  }[language];
  const code = opening + ' '.repeat(MAX_CODE_BYTES - opening.length - 1) + '}';
  for (const signature of [
    { params, returns: 'string[][]' as const },
    { ...deep, params: [...params.slice(1), ...deep.params] },
  ]) {
    const program = judgedProgram(harnesses, { code, language, signature });
    expect(Buffer.byteLength(code)).toBe(MAX_CODE_BYTES);
    expect(Buffer.byteLength(program)).toBeGreaterThan(MAX_CODE_BYTES);
    expect(Buffer.byteLength(program)).toBeLessThanOrEqual(MAX_PROGRAM_BYTES);
  }
});

it('calls solve of the class that it stands in', () => {
  const code =
    'class Node { int solve; }\npublic class Solution {\n  class Pair { }\n  int[] solve(int[] nums, int target) { return nums; }\n}';
  expect(judgedProgram(harnesses, { code, language: 'java', signature: pair })).toContain('new Solution().solve(');
});

it('brings a TreeNode unless the code has one', () => {
  const own = { language: 'javascript', signature: deep } as const;
  const theirs = 'class TreeNode { constructor(val) { this.val = val; } }\nfunction solve(root) { return root; }';
  expect(judgedProgram(harnesses, { ...own, code: 'function solve(root) {} // class TreeNode' })).toContain(
    'function TreeNode(',
  );
  expect(judgedProgram(harnesses, { ...own, code: theirs })).not.toContain('function TreeNode(');
});
