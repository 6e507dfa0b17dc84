import { expect, test } from 'vitest';
import { ApiError } from '../../../../platform/api-error.ts';
import { usernameNote } from './model.ts';

const hint = { tone: 'plain', text: 'Letters, digits, dots, dashes and underscores' };

test('an answer counts for the name it is about', () => {
  expect(usernameNote('ada', 'ada', { available: true }, null)).toEqual({ tone: 'good', text: 'ada is available' });
  expect(usernameNote('ada', 'ada', { available: false }, null)).toEqual({
    tone: 'bad',
    text: 'ada is taken. Try another one.',
  });
  expect(usernameNote('adam', 'ada', { available: false }, null)).toEqual(hint);
  expect(usernameNote('', '', undefined, null)).toEqual(hint);
});

test('what is no username is told in the server’s words; any other failure is silence', () => {
  const refused = new ApiError(400, '{"error":"x","details":[{"path":"username","message":"No blanks"}]}');
  expect(usernameNote('a b', 'a b', undefined, refused)).toEqual({ tone: 'bad', text: 'No blanks' });
  for (const failure of [new ApiError(429, '{"error":"Too many requests."}'), new Error('offline'), null])
    expect(usernameNote('ada', 'ada', undefined, failure)).toEqual(hint);
});
