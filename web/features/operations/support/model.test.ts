import { expect, test } from 'vitest';
import { READING_MS, waitBeforeSending } from './model.ts';

test('a visitor’s message waits until somebody could have read the form; a user’s does not', () => {
  expect(waitBeforeSending(1_000, 1_000, false)).toBe(READING_MS);
  expect(waitBeforeSending(1_000, 1_000 + READING_MS - 1, false)).toBe(1);
  expect(waitBeforeSending(1_000, 90_000, false)).toBe(0);
  expect(waitBeforeSending(1_000, 1_000, true)).toBe(0);
});
