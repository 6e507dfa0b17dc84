import { expect, test } from 'vitest';
import { pairFiles, withTests } from './pair-files.ts';

const files = (...names: string[]) => names.map((name) => ({ name, text: `text of ${name}` }));

test('inputs and answers pair by name, in natural order', () => {
  const { tests, notes } = pairFiles(files('10.in', '2.out', '2.in', '10.ans', 'big.case.in', 'big.case.a'));
  expect(tests.map(({ name, input, answer }) => [name, input, answer])).toEqual([
    ['2', 'text of 2.in', 'text of 2.out'],
    ['10', 'text of 10.in', 'text of 10.ans'],
    ['big.case', 'text of big.case.in', 'text of big.case.a'],
  ]);
  expect(notes).toEqual([]);
});

test('an input alone gets its answer from the reference', () => {
  expect(pairFiles(files('1.in')).tests).toEqual([{ kind: 'text', name: '1', input: 'text of 1.in', answer: null }]);
});

test('what cannot be taken over is told, file by file', () => {
  const { tests, notes } = pairFiles([
    ...files('1.in', '1.ans', '1.out', '7.ans', 'readme.md', 'noending'),
    { name: '3.in', text: 'a\u0000b' },
  ]);
  expect(tests.map(({ name, answer }) => [name, answer])).toEqual([['1', 'text of 1.ans']]);
  expect(notes.toSorted()).toEqual([
    '1.out is a second answer for 1.in.',
    '3.in is not a text file.',
    '7.ans has no matching input 7.in.',
    'noending is neither an input (.in) nor an answer (.ans, .out).',
    'readme.md is neither an input (.in) nor an answer (.ans, .out).',
  ]);
});

test('a test of a name that is there takes its place, others come last', () => {
  const [old, kept] = pairFiles(files('a.in', 'b.in')).tests;
  const fresh = { kind: 'text' as const, name: 'a', input: 'new', answer: null };
  const last = { kind: 'text' as const, name: 'c', input: 'new', answer: null };
  expect(withTests([old!, kept!], [fresh, last])).toEqual([fresh, kept, last]);
});
