import { expect, test } from 'vitest';
import { tokenOf } from './model.ts';

test.each([
  ['#token=a-B_9', 'a-B_9'],
  ['#token=abc&more=1', 'abc'],
  ['#token=', null],
  ['#token=%20', null],
  ['#other=1', null],
  ['', null],
])('the token of %j is %j', (hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});
