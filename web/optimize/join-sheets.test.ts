import { expect, test } from 'vitest';
import { runsOf } from './join-sheets.ts';

test('neighbours that are small are joined, and keep their order around what is large', () => {
  const isSmall = (href: string) => href !== 'kit';
  expect(runsOf(['a', 'b', 'kit', 'c', 'd', 'e'], isSmall)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  expect(runsOf(['a', 'kit', 'b'], isSmall)).toEqual([]);
});
