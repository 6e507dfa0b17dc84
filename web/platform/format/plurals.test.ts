import { expect, test } from 'vitest';
import { counted, listText, plural } from './plurals.ts';

test('counts carry thousands separators and agree with their noun', () => {
  expect(counted(0, 'attempt')).toBe('0 attempts');
  expect(counted(1, 'attempt')).toBe('1 attempt');
  expect(counted(12_040, 'attempt')).toBe('12,040 attempts');
  expect(counted(2, 'university', 'universities')).toBe('2 universities');
  expect([plural(1, 'code is', 'codes are'), plural(0, 'code is', 'codes are')]).toEqual(['code is', 'codes are']);
});

test('lists end in a word', () => {
  expect(listText(['a'])).toBe('a');
  expect(listText(['a', 'b'])).toBe('a and b');
  expect(listText(['a', 'b', 'c'])).toBe('a, b and c');
});
