import { expect, test } from 'vitest';
import { screenKeys, shownKeys } from './model.ts';

test('keys as they are written on a keyboard', () => {
  const both = (keys: string) => [shownKeys(keys, false), shownKeys(keys, true)];
  expect(both(screenKeys('Ctrl+Shift+Enter'))).toEqual(['Ctrl+Shift+Enter', '⌘+Shift+Enter']);
  // The system's own, with ⌘.
  expect(both(screenKeys('Ctrl+`'))).toEqual(['Ctrl+`', 'Ctrl+`']);
  expect(both(screenKeys('Alt+Shift+F'))).toEqual(['Alt+Shift+F', 'Option+Shift+F']);
  expect(both(screenKeys('?'))).toEqual(['?', '?']);
  expect(both('Mod-k Mod-i')).toEqual(['Ctrl+K Ctrl+I', '⌘+K ⌘+I']);
  expect(both('Ctrl-g')).toEqual(['Ctrl+G', 'Ctrl+G']);
  expect(both('Alt-ArrowUp')).toEqual(['Alt+↑', 'Option+↑']);
  expect(both('Shift-Mod-k')).toEqual(['Ctrl+Shift+K', '⌘+Shift+K']);
  expect(both('Alt-A')).toEqual(['Alt+Shift+A', 'Option+Shift+A']);
  expect(both(' ')).toEqual(['Space', 'Space']);
});
