import { expect, test } from 'vitest';
import { tabOf, tabsFor } from './model.ts';

test('only superusers have something to review', () => {
  const names = (superuser: boolean) => tabsFor(superuser).map(({ id }) => id);
  expect(names(false)).toEqual(['reading', 'collections', 'suggestions']);
  expect(names(true)).toEqual(['reading', 'collections', 'suggestions', 'review']);
});

test('the address names a part; one that is not there, or not for this member, is the first', () => {
  expect(tabOf('collections', tabsFor(false))).toBe('collections');
  expect(tabOf('review', tabsFor(true))).toBe('review');
  for (const text of [null, '', 'review', 'Collections']) expect(tabOf(text, tabsFor(false))).toBe('reading');
});
