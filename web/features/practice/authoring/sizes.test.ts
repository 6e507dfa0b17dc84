import * as contract from '@devorbit/contract/practice/authoring.ts';
import { expect, test } from 'vitest';
import { _draft } from './_draft.ts';
import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS, MAX_IMPORT_BYTES } from './model.ts';
import { draftChars, sizeText } from './sizes.ts';

test('the page and the server mean the same bounds', () => {
  expect([MAX_DRAFT_TESTS, MAX_DRAFT_CHARS, MAX_IMPORT_BYTES]).toEqual([
    contract.MAX_DRAFT_TESTS,
    contract.MAX_DRAFT_CHARS,
    contract.MAX_IMPORT_BYTES,
  ]);
});

test('inputs, answers and examples count, what a generator will print does not', () => {
  const draft = _draft({
    examples: [{ input: '1', output: '22', explanation: '333' }],
    tests: [
      { kind: 'text', name: 'a', input: '12345', answer: '123' },
      { kind: 'text', name: 'b', input: '12', answer: null },
      { kind: 'generated', name: 'c', generator: 'gen.py', args: '1000000' },
    ],
  });
  expect(draftChars(draft)).toBe(16);
});

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [3500, '3.4 KB'],
  [200_000, '195 KB'],
  [MAX_DRAFT_CHARS, '16 MB'],
])('%i is %s', (size, text) => expect(sizeText(size)).toBe(text));
