import { expect, test } from 'vitest';
import { segments } from './segments.ts';

test('a text is cut at its marks, and all of it is there', () => {
  const cut = segments('Pair for the Docking Bay', [
    [0, 4],
    [13, 20],
  ]);
  expect(cut.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Pair', 'Docking']);
  expect(cut.map(({ text }) => text).join('')).toBe('Pair for the Docking Bay');
  expect(segments('plain', [])).toEqual([{ text: 'plain', marked: false }]);
});
