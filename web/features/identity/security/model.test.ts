import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { methodText, needsCode, networkText, outcomeText, tokenText } from './model.ts';

const token = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'laptop',
  scopes: ['read' as const],
  created_at: '2026-05-04T10:00:00.000Z',
  expires_at: '2026-06-03T10:00:00.000Z',
  last_used_at: null,
  ip_prefix: '',
};

test('a token says when it ends and when it was used', () => {
  expect(tokenText(token, Date.parse(token.created_at))).toBe('Expires 3 Jun 2026 · never used');
  expect(tokenText(token, Date.parse(token.expires_at))).toBe('Expired 3 Jun 2026 · never used');
  const used = { ...token, last_used_at: '2026-05-05T12:30:00.000Z', ip_prefix: '192.0.2.0/24' };
  expect(tokenText(used, 0)).toMatch(/· last used 5 May 2026, \d\d:\d\d from 192\.0\.2\.0\/24$/);
});

test('what is unknown is said in words', () => {
  expect(networkText('')).toBe('Unknown network');
  expect(methodText('password+recovery')).toBe('Password and recovery code');
  expect(methodText('carrier pigeon')).toBe('carrier pigeon');
  expect(outcomeText('wrong_code')).toBe('Wrong code');
  expect(outcomeText('locked')).toBe('locked');
});

test('a code is asked for only where the server says so', () => {
  const answer = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));
  expect(needsCode(answer(400, { detail: 'Enter the code', details: { code_needed: true } }))).toBe(true);
  expect(needsCode(answer(403, { details: { code_needed: true } }))).toBe(false);
  expect(needsCode(answer(400, { detail: 'The password is incorrect' }))).toBe(false);
  expect(needsCode(new ApiError(400, 'plain text'))).toBe(false);
  expect(needsCode(new Error('offline'))).toBe(false);
});
