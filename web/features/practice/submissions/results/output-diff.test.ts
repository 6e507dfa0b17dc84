import { cpuMs } from '@devorbit/testkit/work.ts';
import { describe, expect, test } from 'vitest';
import { compareOutputs, type Segment, visibleBlanks } from './output-diff.ts';

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

test('blanks that are the whole difference can be seen', () => {
  expect(visibleBlanks(' ')).toBe('·');
  expect(visibleBlanks('\t\n')).toBe('→↵\n');
  expect(visibleBlanks('a b')).toBe('a b');
});
