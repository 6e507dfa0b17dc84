import { expect, test } from 'vitest';
import { numberText } from './numbers.ts';

test('a number is written as in English, whichever way it is made', () => {
  for (const value of [0, -0.4, 1, 7.25, 12.5, 66.666, 99.95, 999, 999.4, 999.9996, 1000, 1234.5, -5, -1234567, 1e-9])
    for (const digits of [0, 1, 2, 3])
      expect(numberText(value, digits)).toBe(
        value.toLocaleString('en', { maximumFractionDigits: digits }).replace(/^-0$/, '0'),
      );
  expect(numberText(12_345.678_9)).toBe('12,345.679');
  expect(numberText(2.5)).toBe('2.5');
});
