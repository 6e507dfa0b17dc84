import { expect, test } from 'vitest';
import { moneyText } from './money.ts';
import { numberText } from './numbers.ts';
import { ordinalText } from './ordinals.ts';

test('a number is written as in English, whichever way it is made', () => {
  for (const value of [0, -0.4, 1, 7.25, 12.5, 66.666, 99.95, 999, 999.4, 999.9996, 1000, 1234.5, -5, -1234567, 1e-9])
    for (const digits of [0, 1, 2, 3])
      expect(numberText(value, digits)).toBe(
        value.toLocaleString('en', { maximumFractionDigits: digits }).replace(/^-0$/, '0'),
      );
  expect(numberText(12_345.678_9)).toBe('12,345.679');
  expect(numberText(2.5)).toBe('2.5');
});

test('an ordinal ends as it is said', () => {
  expect([1, 2, 3, 4, 11, 22, 1003].map(ordinalText)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd', '1,003rd']);
});

test('money has its sign, and digits after the point only where there are some', () => {
  expect(moneyText(123_456, 'INR')).toBe('₹1,23,456');
  expect(moneyText(9.5, 'EUR')).toBe('€9.50');
});
