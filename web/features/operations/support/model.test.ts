import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { faultsOf, firstFault, READING_MS, waitBeforeSending } from './model.ts';

test('a visitor’s message waits until somebody could have read the form; a user’s does not', () => {
  expect(waitBeforeSending(1_000, 1_000, false)).toBe(READING_MS);
  expect(waitBeforeSending(1_000, 1_000 + READING_MS - 1, false)).toBe(1);
  expect(waitBeforeSending(1_000, 90_000, false)).toBe(0);
  expect(waitBeforeSending(1_000, 1_000, true)).toBe(0);
});

test('faults stand at their fields, the first of them in the order of the form', () => {
  const body = { message: ['Message is required'], email: ['Enter a valid email address', 'Too long'], detail: 'x' };
  const faults = faultsOf(new ApiError(400, JSON.stringify(body)));
  expect(faults).toEqual({ email: 'Enter a valid email address', message: 'Message is required' });
  expect(firstFault(faults ?? {})).toBe('email');
  expect(faultsOf(new ApiError(400, '{"error":"x","detail":"x","message":"The request is not valid"}'))).toBeNull();
  expect(faultsOf(new ApiError(429, JSON.stringify(body)))).toBeNull();
  expect(faultsOf(new Error('offline'))).toBeNull();
});
