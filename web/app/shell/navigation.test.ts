import { expect, test } from 'vitest';
import { currency } from './navigation.ts';

const home = { to: '/', label: 'Home' };
const practice = { to: '/QuickDSA', label: 'QuickDSA', within: ['/dsa-challenges', '/problems'] };

test('Home is current at / alone', () => {
  expect(currency(home, '/')).toBe('page');
  expect(currency(home, '/QuickDSA')).toBeUndefined();
});

test('the slash of a prerendered address makes no difference', () => {
  expect(currency(practice, '/QuickDSA/')).toBe('page');
});

test('a problem lies within the practice area, a namesake does not', () => {
  expect(currency(practice, '/problems/7')).toBe('true');
  expect(currency(practice, '/dsa-challenges')).toBe('true');
  expect(currency(practice, '/problems-of-life')).toBeUndefined();
});
