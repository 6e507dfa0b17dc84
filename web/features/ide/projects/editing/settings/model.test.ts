import type { Panel } from '@devorbit/contract/ide/projects.ts';
import { expect, test } from 'vitest';
import { mergedNotes } from './model.ts';

const notes = (texts: Record<string, string>): Panel[] =>
  Object.entries(texts).map(([id, text]) => ({ id, name: id.toUpperCase(), component: 'note', text }));

test.each([
  ['one each', { a: '1', b: '2' }, { a: 'mine', b: '2' }, { a: '1', b: 'yours' }, { a: 'mine', b: 'yours' }],
  ['the same one', { a: '1' }, { a: 'mine' }, { a: 'yours' }, { a: 'mine' }],
  ['new ones', { a: '1' }, { a: '1', b: 'mine' }, { a: '1', c: 'yours' }, { a: '1', b: 'mine', c: 'yours' }],
  ['deleted there', { a: '1', b: '2' }, { a: '1', b: '2' }, { b: '2' }, { b: '2' }],
  ['deleted here', { a: '1', b: '2' }, { b: '2' }, { a: '1', b: '2' }, { b: '2' }],
  ['deleted there, changed here', { a: '1' }, { a: 'mine' }, {}, { a: 'mine' }],
  ['deleted here, changed there', { a: '1' }, {}, { a: 'yours' }, { a: 'yours' }],
])('notes that two have changed: %s', (_words, before, ours, theirs, merged) => {
  expect(mergedNotes(notes(before), notes(ours), notes(theirs))).toEqual(notes(merged));
});
