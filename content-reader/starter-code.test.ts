import { join } from 'node:path';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { describe, expect, it } from 'vitest';
import { languageOptions, readLanguages } from './languages.ts';

const languages = readLanguages(join(import.meta.dirname, '../content/languages'));
const codeOf = (signature: Signature | null) =>
  Object.fromEntries(languageOptions(languages, signature).map((option) => [option.id, option.starter_code]));

const pair: Signature = {
  params: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
};
const deep: Signature = { params: [{ name: 'root', type: 'tree' }], returns: 'int' };

describe('starter code', () => {
  it('stands in the order of the selector, under the versions of the specification', () => {
    expect(languageOptions(languages, null).map(({ id, language, version }) => [id, language, version])).toEqual([
      ['javascript', 'javascript', '18.15.0'],
      ['python', 'python', '3.10.0'],
      ['java', 'java', '15.0.2'],
      ['cpp', 'c++', '10.2.0'],
    ]);
  });

  it.each(practiceLanguages)('%s starts with the comment and leaves no placeholder', (language) => {
    for (const signature of [null, pair, deep]) {
      const code = codeOf(signature)[language] ?? '';
      expect(code.split('\n')[0]).toMatch(/^(\/\/|#) Write your solution here$/);
      expect(code).not.toMatch(/\{\{|:tree/);
    }
  });

  it('declares the parameters as each language writes them', () => {
    const code = codeOf(pair);
    expect(code['javascript']).toContain('function solve(nums, target) {');
    expect(code['python']).toContain('def solve(nums, target):');
    expect(code['java']).toContain('static int[] solve(int[] nums, int target) {');
    expect(code['cpp']).toContain('vector<int> solve(vector<int>& nums, int target) {');
  });

  it('brings the tree node only where a tree is taken or given', () => {
    for (const language of practiceLanguages) {
      expect(codeOf(pair)[language]).not.toContain('TreeNode');
      expect(codeOf(deep)[language]).toContain('TreeNode');
    }
  });
});
