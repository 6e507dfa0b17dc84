import { expect, test } from 'vitest';
import { pageFrom, pageOf } from './pages.ts';

test('a page of the address is one that there is', () => {
  expect([null, '', '0', '-3', '1.5', 'x', '2', '9'].map((param) => pageFrom(param, 120))).toEqual([
    1, 1, 1, 1, 1, 1, 2, 3,
  ]);
  expect(pageFrom('2', 50)).toBe(1);
  expect(pageFrom('2', 51)).toBe(2);
});

test('50 rows at once', () => {
  const list = Array.from({ length: 120 }, (_, index) => index);
  expect(pageOf(list, 1)).toEqual(list.slice(0, 50));
  expect(pageOf(list, 3)).toEqual(list.slice(100));
});
