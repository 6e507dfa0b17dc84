import { expect, test } from 'vitest';
import { failureText } from './copy.ts';
import { identityText, loginAddress, readArrival } from './model.ts';

test.each([
  [
    { hash: '#handoff=abc&next=%2Fproblems%2F7', search: '' },
    { kind: 'handoff', code: 'abc', next: '/problems/7' },
  ],
  [
    { hash: '#handoff=abc', search: '?error=failed' },
    { kind: 'handoff', code: 'abc', next: null },
  ],
  [
    { hash: '', search: '?error=exists' },
    { kind: 'failed', reason: 'exists' },
  ],
  [
    { hash: '#top', search: '?next=/x' },
    { kind: 'start', next: '/x' },
  ],
])('%j is %j', (address, arrival) => expect(readArrival(address)).toEqual(arrival));

test('the login begins at the path of the documents, and carries a place to go on to', () => {
  expect(loginAddress('google')).toBe('/api/auth/google/login/');
  expect(loginAddress('github', '/problems/7?tab=1#x')).toBe(
    '/api/auth/github/login/?next=%2Fproblems%2F7%3Ftab%3D1%23x',
  );
});

test('every reason has a sentence, and a made-up one too', () => {
  expect(failureText('exists', 'github')).toContain('connect GitHub in your profile');
  expect(failureText('unavailable', 'google')).toBe(
    'Google sign-in isn’t set up here yet: please use a username and password instead.',
  );
  for (const odd of ['', '<b>', 'constructor', '__proto__'])
    expect(failureText(odd, 'google')).toBe('Sign in failed. Please try again.');
});

test('a connected account tells since when', () => {
  const identity = {
    provider: 'google' as const,
    label: 'ada@example.org',
    linked_at: '2026-01-02T03:04:05.000Z',
    last_used_at: '2026-02-03T03:04:05.000Z',
  };
  expect(identityText(identity, 'UTC')).toBe('ada@example.org · connected 2 Jan 2026 · last used 3 Feb 2026');
});
