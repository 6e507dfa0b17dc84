import { describe, expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import { hasPasskeys, inGroups, passkeyMessage, passkeyText, recoveryFile } from './model.ts';

const browserRefusal = (name: string) => Object.assign(new Error('in the browser’s words'), { name });

describe('what is said where a passkey was not used', () => {
  test.each([
    ['NotAllowedError', 'The passkey request was cancelled or timed out.'],
    ['AbortError', 'The passkey request was cancelled or timed out.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'That did not work. Please try again.'],
  ])('%s', (name, sentence) => expect(passkeyMessage(browserRefusal(name))).toBe(sentence));

  test('the server’s sentence, or that it was not reached', () => {
    const refusal = new ApiError(503, JSON.stringify({ detail: 'Passkeys need a name in the address' }));
    expect(passkeyMessage(refusal)).toBe('Passkeys need a name in the address');
    expect(passkeyMessage(new UnreachableError(true, undefined))).toMatch(/too long to answer/);
  });
});

test('a passkey in one line', () => {
  const passkey = { id: 'x', name: 'Laptop', created_at: '2026-05-04T10:00:00Z', last_used_at: null, synced: false };
  expect(passkeyText(passkey)).toBe('Added 4 May 2026 · never used · on one device only');
  expect(passkeyText({ ...passkey, last_used_at: '2026-06-01T12:00:00Z', synced: true })).toBe(
    'Added 4 May 2026 · last used 1 Jun 2026 · synced between your devices',
  );
});

test('a secret is read in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inGroups('ABCD')).toBe('ABCD');
});

test('the file of recovery codes says what it is and whose', () => {
  expect(recoveryFile(['a-b', 'c-d'], 'ada')).toBe(
    'DevOrbit recovery codes\nAccount: ada\nEach code works once.\n\na-b\nc-d\n',
  );
});

test('without WebAuthn no passkey is offered', () => expect(hasPasskeys()).toBe(false));
