import { collab, receiveUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState } from '@codemirror/state';
import { expect, test, vi } from 'vitest';
import { longest } from './codemirror-longest.ts';

test('what would make a text too long is not put in, and that is said; shorter it may become, and what others typed comes', async () => {
  const refused = vi.fn();
  let state = EditorState.create({ doc: 'abc', extensions: [collab(), longest(5, refused)] });
  state = state.update({ changes: { from: 3, insert: 'defg' } }).state;
  await Promise.resolve();
  expect([state.doc.toString(), refused.mock.calls.length]).toEqual(['abc', 1]);
  state = state.update({ changes: { from: 3, insert: 'de' } }).state;
  expect(state.doc.toString()).toBe('abcde');
  const theirs = ChangeSet.of({ from: 0, insert: '123' }, 3);
  state = receiveUpdates(state, [{ clientID: 'other', changes: theirs }]).state;
  expect(state.doc.toString()).toBe('123abcde');
  state = state.update({ changes: { from: 0, to: 1 } }).state;
  await Promise.resolve();
  expect([state.doc.toString(), refused.mock.calls.length]).toEqual(['23abcde', 1]);
});
