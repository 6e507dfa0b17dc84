import { cpuMs } from '@devorbit/testkit/work.ts';
import { describe, expect, test } from 'vitest';
import { compareOutputs, differenceText, firstDifference, outputHint, type Segment, visible } from './model.ts';

/** Differing pieces in brackets. */
const _marked = (parts: Segment[]) => parts.map(({ text, same }) => (same ? text : `[${text}]`)).join('');
const _compared = (expected: string, got: string) => {
  const both = compareOutputs(expected, got);
  return [_marked(both.expected), _marked(both.got)];
};

describe('differences of two outputs', () => {
  test.each([
    ['equal', '1 2 3', '1 2 3', '1 2 3', '1 2 3'],
    ['blanks around do not count', ' 1 2\n', '1 2', '1 2', '1 2'],
    ['one number', '1 2 3', '1 5 3', '1 [2] 3', '1 [5] 3'],
    ['a longer number is another number', '12', '123', '[12]', '[123]'],
    ['sign and fraction belong to the number', '-1.5', '1.5', '[-1.5]', '[1.5]'],
    ['a missing word', '1 2 3', '1 3', '1 [2 ]3', '1 3'],
    ['an added word', '1 3', '1 2 3', '1 3', '1 [2 ]3'],
    ['nothing printed', 'true', '', '[true]', ''],
    ['nothing expected', '', 'true', '', '[true]'],
    ['both empty', '', '', '', ''],
    ['blanks alone', '1 2', '1  2', '1[ ]2', '1[  ]2'],
    ['lines', 'a\nb', 'a b', 'a[\n]b', 'a[ ]b'],
    ['JSON marks', '[1,2]', '[1, 2]', '[1,2]', '[1,[ ]2]'],
    ['other scripts', 'नमस्ते é', 'नमस्ते e', 'नमस्ते [é]', 'नमस्ते [e]'],
  ])('%s', (_, expected, got, left, right) => {
    expect(_compared(expected, got)).toEqual([left, right]);
  });

  test('never change the text', () => {
    const expected = 'x 😀 = [1, -2.5e-3]\n\tend';
    const both = compareOutputs(expected, 'y 😀 = [1,2]');
    expect(both.expected.map(({ text }) => text).join('')).toBe(expected);
    expect(both.got.map(({ text }) => text).join('')).toBe('y 😀 = [1,2]');
  });

  test('of two long and entirely different outputs are found in no time', () => {
    const outputs = [`start ${'1 '.repeat(2000)}end`, `start ${'2 '.repeat(2000)}end`] as const;
    expect(cpuMs(() => void compareOutputs(...outputs))).toBeLessThan(500);
    const both = compareOutputs(...outputs);
    expect(both.expected[0]).toEqual({ text: 'start ', same: true });
    expect(both.expected.at(-1)).toEqual({ text: ' end', same: true });
    expect(both.got[1]?.same).toBe(false);
  });
});

test('nothing in a differing piece is invisible', () => {
  expect(visible(' ')).toBe('·');
  expect(visible('\t\n')).toBe('→↵\n');
  expect(visible('a b')).toBe('a b');
  expect(visible('a b  ')).toBe('a b··');
  expect(visible('1\u00A02')).toBe('1⍽2');
  expect(visible('\u200Byes\r')).toBe('⟨U+200B⟩yes␍');
  expect(visible('a\u2003b')).toBe('a⟨U+2003⟩b');
});

describe('the first difference', () => {
  test.each([
    [
      'a number within a line',
      '1 2\n3 12',
      '1 2\n3 123',
      'First difference: line 2, character 5. Expected 12, got 123.',
    ],
    ['a letter', 'true', 'True', 'First difference: line 1, character 1. Expected true, got True.'],
    ['an end', '1 2', '1', 'First difference: line 1, character 2. Expected a space, got the end.'],
    ['a line break', '1 2', '1\n2', 'First difference: line 1, character 2. Expected a space, got a line break.'],
    ['more blanks', '1 2', '1   2', 'First difference: line 1, character 3. Expected a space, got 3 spaces.'],
    [
      'a hidden character',
      'yes',
      'yes\u200B',
      'First difference: line 1, character 4. Expected the end, got ⟨U+200B⟩.',
    ],
    ['half of a character is none', '😀', '😁', 'First difference: line 1, character 1. Expected 😀, got 😁.'],
    ['counts characters, not halves', '😀a', '😀b', 'First difference: line 1, character 2. Expected a, got b.'],
  ])('%s', (_, expected, got, said) => {
    const difference = firstDifference(expected, got);
    expect(difference && differenceText(difference)).toBe(said);
  });

  test('is none where only the ends are blank', () => expect(firstDifference(' 1\n', '1')).toBeNull());

  test('is marked on both sides where both differ there', () => {
    const { expected, got } = compareOutputs('1 2 3 4', '1 5 3 6');
    const first = (parts: Segment[]) => parts.filter((part) => part.first).map(({ text }) => text);
    expect([first(expected), first(got)]).toEqual([['2'], ['5']]);
  });
});

test.each([
  ['1 2 3', '[1, 2, 3]', 'The values are right, but they’re printed as a list. Print them plainly: 1 2 3'],
  ['1 2 3', '(1, 2, 3)', 'The values are right, but they’re printed as a list. Print them plainly: 1 2 3'],
  ['a\nb', '["a","b"]', 'The values are right, but they’re printed as a list. Print them plainly: a…'],
  [
    'true false',
    '[True, False]',
    'The values are right, but they’re printed as a list. Print them plainly: true false',
  ],
  ['1 2 3', '[1, 2, 4]', 'Your program prints a list with brackets. Print plain values, as in the expected output.'],
  ['hello', '"hello"', 'The text is right, but it’s printed with quotes. Print it plainly: hello'],
  ['hello', "'hullo'", 'Your program prints quotes around text. The expected output has none.'],
  ['true', 'True', 'Only capital letters differ: print true, not True.'],
  ['3', '3.0', 'The number is right, but it’s written differently: print 3, not 3.0.'],
  ['1 2', '1\n2', 'Only whitespace differs: there are too many line breaks.'],
  ['1\n2', '1 2', 'Only whitespace differs: line breaks are missing.'],
  ['1 2', '1  2', 'Only whitespace differs.'],
  ['3', '', 'Your program printed nothing.'],
  ['3', 'None', 'Your program printed None: check that solve returns its answer on every path.'],
  ['3', 'undefined', 'Your program printed undefined: check that solve returns its answer on every path.'],
  ['3', 'checking 1\nchecking 2\n3', 'The last part is right. Remove what your program prints before it.'],
  ['3', '3\ndone', 'The first part is right. Remove what your program prints after it.'],
  ['[1, 2]', '[1, 3]', null],
  ['3', '4', null],
  ['null', 'null', null],
])('why %j is not %j', (expected, got, said) => {
  expect(outputHint(expected, ` ${got}\n`)).toBe(said);
});
