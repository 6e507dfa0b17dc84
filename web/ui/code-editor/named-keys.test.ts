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

test('the same keys stand behind one name, that of what they do', () => {
  for (const isMac of [false, true]) {
    const pressed = namedKeys(isMac).flatMap(({ keys }) =>
      keys.map((each) => each.replaceAll('Mod-', isMac ? 'Cmd-' : 'Ctrl-')),
    );
    expect(pressed.length).toBe(new Set(pressed).size);
  }
  const keysOf = (wanted: string) => namedKeys(false).find(({ name }) => name === wanted)?.keys;
  expect(keysOf('Go to line')).toContain('Ctrl-g');
  expect(keysOf('Find next')).toEqual(['F3']);
});
