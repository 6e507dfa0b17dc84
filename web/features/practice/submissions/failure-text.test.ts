import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import { failureText } from './model.ts';

const _refusal = (status: number, sentence: string) =>
  new ApiError(status, JSON.stringify({ error: sentence, detail: sentence, message: sentence }));

test('a refusal is told with its status, as the error catalogue has it', () => {
  expect(failureText(_refusal(429, 'Too many runs'))).toBe('API Error 429: Too many runs');
});

test('an execution service that cannot take the code is told by its status text, and why', () => {
  expect(failureText(_refusal(503, 'The judge is busy'))).toBe(
    'Piston API error: Service Unavailable\nThe judge is busy',
  );
  expect(failureText(new ApiError(502, ''))).toBe('Piston API error: Bad Gateway\nHTTP 502');
});

test('the two sentences of the specification stand alone', () => {
  expect(failureText(_refusal(400, 'Selected language not supported'))).toBe('Selected language not supported');
  expect(failureText(_refusal(400, 'No test cases available for this problem'))).toBe(
    'No test cases available for this problem',
  );
});

test('no answer at all says what to do', () => {
  expect(failureText(new UnreachableError(true, null))).toContain('took too long');
  expect(failureText('odd')).toBe('odd');
});
