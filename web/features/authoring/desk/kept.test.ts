import { afterEach, expect, test } from 'vitest';
import { _draft } from '../_draft.ts';
import { forgetTyped, isKept, keepTyped, keptTyped } from './kept.ts';

afterEach(forgetTyped);

test('what was typed waits for its own author, at its own problem', () => {
  const typed = { problemId: 7, userId: 1, revision: 3, draft: _draft({ title: 'Typed' }) };
  expect(keptTyped(7, 1)).toBeNull();
  keepTyped(typed);
  expect([isKept(7), isKept(8)]).toEqual([true, false]);
  expect([keptTyped(8, 1), keptTyped(7, 2), keptTyped(7, undefined)]).toEqual([null, null, null]);
  expect(keptTyped(7, 1)).toBe(typed);
  forgetTyped();
  expect([isKept(7), keptTyped(7, 1)]).toEqual([false, null]);
});
