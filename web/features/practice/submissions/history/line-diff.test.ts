import { describe, expect, it } from 'vitest';
import { diffBlocks, diffLines } from './line-diff.ts';

/** ` same`, `-removed`, `+added`, as a patch has them. */
const patch = (older: string, newer: string): string[] =>
  diffLines(older, newer).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

describe('the difference of two codes', () => {
  it('keeps what stayed and marks what changed', () => {
    expect(patch('a\nb\nc\nd\n', 'a\nx\nc\nd\ne\n')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
    expect(patch('one\ntwo', 'two\none')).toHaveLength(3);
  });

  it('numbers the lines on both sides', () => {
    expect(diffLines('a\nb', 'b\nc').map(({ older, newer }) => [older, newer])).toEqual([
      [1, null],
      [2, 1],
      [null, 2],
    ]);
  });

  it('is empty for equal codes, whatever their line ends', () => {
    expect(patch('a\r\nb\r\n', 'a\nb')).toEqual([' a', ' b']);
    expect(patch('', '')).toEqual([]);
    expect(patch('', 'a')).toEqual(['+a']);
    expect(patch('a\na\na', 'a')).toEqual([' a', '-a', '-a']);
  });

  it('gives back both codes from its lines', () => {
    const older = 'def f(n):\n  x = 1\n  return x\n\nprint(f(2))';
    const newer = 'import sys\n\ndef f(n):\n  return n\n\nprint(f(3))';
    const lines = diffLines(older, newer);
    const side = (without: string) =>
      lines
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('\n');
    expect(side('added')).toBe(older);
    expect(side('removed')).toBe(newer);
  });

  it('stays bounded for codes that share nothing', () => {
    const long = (mark: string) => Array.from({ length: 3_000 }, (_, index) => `${mark}${index}`).join('\n');
    expect(diffLines(long('a'), long('b'))).toHaveLength(6_000);
  });
});

describe('blocks', () => {
  it('leave out what lies far from any difference', () => {
    const lines = diffLines('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nx\n5\n6\n7');
    expect(diffBlocks(lines, 1).map((block) => ('skipped' in block ? block.skipped : block.lines.length))).toEqual([
      2, 4, 2,
    ]);
    expect(diffBlocks(diffLines('a\nb', 'a\nb'), 3)).toEqual([{ skipped: 2 }]);
  });
});
