import { expect, test } from 'vitest';
import { _draft } from './_draft.ts';
import { draftChars } from './sizes.ts';

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
