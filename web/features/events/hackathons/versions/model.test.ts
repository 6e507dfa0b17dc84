import { expect, test } from 'vitest';
import { changesText, linesOf } from './model.ts';

const signs = { same: ' ', gone: '-', new: '+' };
const written = (before: string, after: string) =>
  linesOf(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test('lines that stay, go and come stand in one order', () => {
  expect(written('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
  expect(written('', 'a\nb')).toEqual(['+a', '+b']);
  expect(written('a', '')).toEqual(['-a']);
  expect(written('same\n\nlines', 'same\n\nlines')).toEqual([' same', ' ', ' lines']);
  expect(written('x\nx', 'x\nx\nx')).toEqual([' x', ' x', '+x']);
});

test('whatever was changed, both texts can be read from the lines', () => {
  const texts = ['', 'a', 'a\nb\na\nc', 'b\na\na', '\n\n', 'c\nb\na\nb\nc', `${'x\n'.repeat(40)}y`];
  for (const before of texts)
    for (const after of texts) {
      const lines = linesOf(before, after);
      const read = (without: string) => lines.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('\n');
      expect([read('new'), read('gone')]).toEqual([before, after]);
    }
});

test('of texts with too much to compare, one stands after the other', () => {
  const many = (word: string) => Array.from({ length: 1_100 }, (_, at) => `${word}${at}`).join('\n');
  const lines = linesOf(`same\n${many('a')}`, `same\n${many('b')}`);
  expect([lines.length, lines[0]?.kind, lines[1]?.kind, lines.at(-1)?.kind]).toEqual([2_201, 'same', 'gone', 'new']);
});

test('a version says in words what it changed', () => {
  expect(changesText({ changed: ['title', 'videoUrl'] }, false)).toBe('Changed: Title and Video');
  expect(changesText({ changed: [] }, false)).toBe('No changes');
  expect(changesText({ changed: [] }, true)).toBe('First version');
});
