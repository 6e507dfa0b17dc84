import { beforeEach, expect, test } from 'vitest';
import { defaultSizes, keepSizes, readSizes } from './state.ts';

beforeEach(() => localStorage.clear());

test('the borders stand where they were left', () => {
  expect(readSizes()).toEqual(defaultSizes);
  keepSizes({ statement: 30, result: 60 });
  expect(readSizes()).toEqual({ statement: 30, result: 60 });
});

test.each(['{', 'null', '{"statement":99,"result":"50"}', '{"statement":1}'])('%s is no size', (kept) => {
  localStorage.setItem('devorbit.panes', kept);
  expect(readSizes()).toEqual(defaultSizes);
});
