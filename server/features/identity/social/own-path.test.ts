import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/problems/7?tab=1#top', '/u/ada', '/?next=https://other.example'])('%s is ours', (path) =>
  expect(ownPath(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'problems',
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%2e%2f/evil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  '/x\r\nset-cookie: a=b',
  `/${'x'.repeat(600)}`,
])('%j leads home', (next) => expect(ownPath(next)).toBe('/'));
