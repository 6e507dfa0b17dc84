import { expect, test } from 'vitest';
import { ApiError, plainSentence, UnreachableError } from './api-error.ts';

test.each([
  [404, '{"detail":"Problem not found.","message":"other"}', 'Problem not found.'],
  [403, '{"message":"Only admin users can create problems"}', 'Only admin users can create problems'],
  [502, 'Bad Gateway', 'Bad Gateway'],
  [500, '{"detail":""}', '{"detail":""}'],
  [500, '', 'HTTP 500'],
])('%i %s', (status, raw, sentence) => {
  const error = new ApiError(status, raw);
  expect(error.message).toBe(`API Error ${status}: ${sentence}`);
  expect(error.sentence).toBe(sentence);
});

test('field messages are read from lists and from single sentences', () => {
  expect(new ApiError(400, '{"email":["Taken","Odd"],"name":"Short","code":7,"tags":[]}').fieldMessages).toEqual({
    email: ['Taken', 'Odd'],
    name: ['Short'],
  });
  expect(new ApiError(400, '["a"]').fieldMessages).toEqual({});
});

test('a person is told the sentence, not the status', () => {
  expect(plainSentence(new ApiError(400, '{"detail":"No."}'), 'x')).toBe('No.');
  expect(plainSentence(new UnreachableError(true, undefined), 'x')).toBe(
    'The server took too long to answer. Please try again.',
  );
  expect(plainSentence(new RangeError('internal'), 'Failed to load')).toBe('Failed to load');
});
