import { expect, test } from 'vitest';
import { currency, destinationsOf } from './navigation.ts';

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

test('the administration is there for staff and superusers alone', () => {
  const shown = (user?: Parameters<typeof destinationsOf>[0]) => destinationsOf(user).some(({ to }) => to === '/admin');
  expect(shown()).toBe(false);
  expect(shown({ is_staff: false, is_superuser: false })).toBe(false);
  expect(shown({ is_staff: true, is_superuser: false })).toBe(true);
  expect(shown({ is_staff: false, is_superuser: true })).toBe(true);
});
