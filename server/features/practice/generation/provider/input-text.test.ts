import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { expect, test } from 'vitest';
import { brokenInputs } from './broken-inputs.ts';
import { inputText } from './input-text.ts';

const signature: Signature = {
  params: [
    { name: 'nums', type: 'int[][]' },
    { name: 'much', type: 'long' },
    { name: 'word', type: 'string' },
    { name: 'yes', type: 'bool' },
  ],
  returns: 'int',
};
const valid = { nums: [[1, -2], []], much: 9_007_199_254_740_991, word: 'a "b"', yes: true };
const text = (changes: object) => JSON.stringify({ ...valid, ...changes });

test('an input is one line with the parameters in their order', () => {
  const { yes, word, much, nums } = valid;
  expect(inputText(` ${JSON.stringify({ yes, word, much, nums }, null, 2)}\n`, signature)).toEqual({
    input: `${JSON.stringify(valid)}\n`,
  });
});

test.each([
  ['not JSON', 'one JSON object'],
  ['', 'one JSON object'],
  ['[1]', 'one JSON object'],
  ['null', 'one JSON object'],
  [`${JSON.stringify(valid)}\n${JSON.stringify(valid)}`, 'one JSON object'],
  ['['.repeat(50_000), 'one JSON object'],
  [text({ more: 1 }), '"more"'],
  [text({ nums: [1] }), 'no nums of type int[][]'],
  [text({ nums: [[2 ** 31]] }), 'no nums'],
  [text({ nums: [[1.5]] }), 'no nums'],
  [text({ nums: 'x' }), 'no nums'],
  [text({ much: 2 ** 53 }), 'no much'],
  [text({ much: '1' }), 'no much'],
  [text({ word: 'é' }), 'printable ASCII'],
  [text({ word: 'a\nb' }), 'printable ASCII'],
  [text({ yes: 1 }), 'no yes'],
  [text({ yes: undefined }), 'no yes'],
  [text({ word: 'x'.repeat(100_001) }), 'more than 100000 characters'],
  ['{"__proto__": {"nums": []}}', '__proto__'],
])('%.40j is none', (given, fault) => {
  expect(inputText(given, signature).fault).toContain(fault);
});

test('what is broken is none either', () => {
  const broken = brokenInputs(JSON.stringify(valid), signature);
  expect(broken).toHaveLength(10);
  for (const given of broken) expect(inputText(given, signature).fault).toBeDefined();
});
