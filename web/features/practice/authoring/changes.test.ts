import { expect, test } from 'vitest';
import { _draft } from './_draft.ts';
import { isChanged } from './changes.ts';

test('a draft is unsaved while any text, order or flag differs, and saved again when it is put back', () => {
  const saved = _draft();
  expect(isChanged(saved, structuredClone(saved))).toBe(false);
  expect(isChanged(saved, { ...saved, title: 'Other' })).toBe(true);
  expect(isChanged(saved, { ...saved, tests: saved.tests.toReversed() })).toBe(true);
  expect(isChanged(saved, { ...saved, checker: { ...saved.checker, case_sensitive: true } })).toBe(true);
  expect(isChanged(saved, { ...saved, tags: [...saved.tags, 'new'] })).toBe(true);
  expect(isChanged(saved, { ...saved, signature: { params: [{ name: 'n', type: 'int' }], returns: 'int' } })).toBe(
    true,
  );
  expect(isChanged(saved, { ...saved, starters: { python: 'x' } })).toBe(true);
  expect(isChanged({ ...saved, title: 'Other' }, { ...saved, title: 'Other' })).toBe(false);
});

test('a list and an object are never the same, nor null and what is absent', () => {
  expect(isChanged([], {})).toBe(true);
  expect(isChanged({ a: null }, {})).toBe(true);
  expect(isChanged(Number.NaN, Number.NaN)).toBe(false);
});
