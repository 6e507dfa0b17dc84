import { expect, test } from 'vitest';
import { closedAtFirst, readFirst, rowsOf, stepFrom, treeOf } from './model.ts';

const listed = (...names: string[]) => names.map((name) => ({ name, folder: name.endsWith('/') }));
const drawn = (names: string[], closed: ReadonlySet<string> = new Set()) =>
  rowsOf(treeOf(listed(...names)), closed).map(
    ({ name, level, open, at }) => `${'  '.repeat(level - 1)}${name}${open === null ? ` #${at}` : open ? '/' : '/…'}`,
  );

test('a tree has its folders first, named or only gone through, in the order in which people count', () => {
  expect(drawn(['b.txt', 'src/main 10.c', 'src/main 9.c', 'docs/', 'src\\lib\\a.c', 'a.txt'])).toEqual([
    'docs/',
    'src/',
    '  lib/',
    '    a.c #4',
    '  main 9.c #2',
    '  main 10.c #1',
    'a.txt #5',
    'b.txt #0',
  ]);
});

test('names are texts: none leads anywhere, is lost, or takes the place of another', () => {
  expect(drawn(['../../etc/passwd', '/etc/shadow', 'a', 'a', 'a/b', '__proto__/x', '/', '', '//'])).toEqual([
    '__proto__/',
    '  x #5',
    '../',
    '  ../',
    '    etc/',
    '      passwd #0',
    'a/',
    '  b #4',
    'etc/',
    '  shadow #1',
    ' #7',
    'a #2',
    'a #3',
  ]);
  const deep = `${'d/'.repeat(150)}f`;
  expect(rowsOf(treeOf(listed(deep)), new Set())).toHaveLength(151);
});

test('what is closed hides what is in it; large trees begin closed but for the way to what is read', () => {
  const small = ['a/b/c.txt', 'd.txt'];
  expect(drawn(small, new Set(['a/b/']))).toEqual(['a/', '  b/…', 'd.txt #1']);
  expect(closedAtFirst(treeOf(listed(...small)), null)).toEqual(new Set());
  const many = Array.from({ length: 90 }, (_, at) => `${at % 3 === 0 ? 'x' : 'y/z'}/${at}.txt`);
  expect(drawn(many, closedAtFirst(treeOf(listed(...many)), null))).toEqual(['x/…', 'y/…']);
  const open = drawn(many, closedAtFirst(treeOf(listed(...many)), 1));
  expect([open.slice(0, 3), open.length]).toEqual([['x/…', 'y/', '  z/'], 63]);
});

test('arrow keys go through the lines, open and close', () => {
  const nodes = treeOf(listed('a/b.txt', 'c.txt'));
  const open = rowsOf(nodes, new Set());
  const closed = rowsOf(nodes, new Set(['a/']));
  const keys = (rows: typeof open, at: number) =>
    ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => stepFrom(rows, at, key));
  expect(keys(open, 0)).toEqual([{ to: 1 }, null, { to: 1 }, { turn: 'a/' }, null, { to: 2 }, null]);
  expect(keys(open, 1)).toEqual([{ to: 2 }, { to: 0 }, null, { to: 0 }, { to: 0 }, { to: 2 }, null]);
  expect(keys(closed, 0)).toEqual([{ to: 1 }, null, { turn: 'a/' }, null, null, { to: 1 }, null]);
  expect(keys([], 0)).toEqual([null, null, null, null, null, null, null]);
});

test('the readme of the outermost folder is read first, where it has a text', () => {
  const text = { from: 1, bytes: 2 };
  const entries = [
    { name: 'lab/docs/README.md', text },
    { name: 'README', text: null },
    { name: 'lab/readme.txt', text },
    { name: 'notes.md', text },
  ];
  expect(readFirst(entries)).toBe(2);
  expect(readFirst(entries.slice(3))).toBeNull();
});
