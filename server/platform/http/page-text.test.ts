import { expect, test } from 'vitest';
import { clip } from './page-text.ts';

test.each([
  ['short  and\nplain', 20, 'short and plain'],
  ['words end where the space is', 16, 'words end where…'],
  ['an end, with a comma', 8, 'an end…'],
  ['onelongwordwithoutend', 10, 'onelongwo…'],
  ['rockets 🚀🚀🚀🚀', 12, 'rockets…'],
])('%s in %i characters is %s', (text, most, expected) => {
  expect(clip(text, most)).toBe(expected);
  expect(clip(text, most).length).toBeLessThanOrEqual(most);
});

test('a cut never leaves half of a sign', () => {
  expect(clip('🚀🚀🚀🚀🚀', 6)).toBe('🚀🚀…');
});
