// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { namedKeys } from './named-keys.ts';

test.each([false, true])('every line of the list has keys that are bound, and no name twice; on a Mac: %s', (isMac) => {
  const all = namedKeys(isMac);
  expect(all.filter(({ keys }) => keys.length === 0)).toEqual([]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.find(({ name }) => name === 'Find and replace')?.keys).toEqual([isMac ? 'Mod-Alt-f' : 'Mod-h', 'Mod-f']);
  expect(all.find(({ name }) => name === 'Rename everywhere')?.keys).toEqual(['F2']);
});
