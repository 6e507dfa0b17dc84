import type { Session } from '@devorbit/contract/identity/accounts.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropSession, keepSession, keepUser, onSessionChange, readSession, SESSION_KEY } from './session.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;
const user: Session['user'] = {
  id: 1,
  username: 'ada',
  email: 'ada@example.org',
  full_name: 'Ada Lovelace',
  is_staff: false,
  is_superuser: false,
  date_joined: '2025-09-01T00:00:00Z',
};
const session = (session_code = 'one', lasts = HOUR): Session => ({
  user,
  session_code,
  expires_at: new Date(start + lasts).toISOString(),
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
});
afterEach(() => {
  dropSession();
  vi.useRealTimers();
});

test('a kept session is read as the same object until it changes', () => {
  keepSession(session());
  expect(readSession()).toEqual(session());
  expect(readSession()).toBe(readSession());
});

test('dropping clears code, user and expiry', () => {
  keepSession(session());
  dropSession();
  expect(readSession()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a late refusal of an old session leaves the new one alone', () => {
  keepSession(session('two'));
  dropSession('one');
  expect(readSession()?.session_code).toBe('two');
  dropSession('two');
  expect(readSession()).toBeNull();
});

test('the user is renewed only in the session that asked', () => {
  keepSession(session('two'));
  keepUser('one', { ...user, full_name: 'Somebody Else' });
  expect(readSession()?.user.full_name).toBe('Ada Lovelace');
  keepUser('two', { ...user, full_name: 'Ada King' });
  expect(readSession()).toMatchObject({ session_code: 'two', user: { full_name: 'Ada King' } });
});

describe('expiry', () => {
  test('an expired session is none', () => {
    keepSession(session('one', HOUR));
    vi.setSystemTime(start + HOUR);
    expect(readSession()).toBeNull();
  });
  test('ends the session while the page is open, and says so', () => {
    const changed = vi.fn();
    keepSession(session('one', HOUR));
    const stop = onSessionChange(changed);
    vi.advanceTimersByTime(HOUR);
    expect(changed).toHaveBeenCalledOnce();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    stop();
  });
  test('lies further ahead than a timer can hold', () => {
    keepSession(session('one', 60 * 24 * HOUR));
    vi.advanceTimersByTime(59 * 24 * HOUR);
    expect(readSession()?.session_code).toBe('one');
    vi.advanceTimersByTime(24 * HOUR);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '{"session_code":""}',
  JSON.stringify({ ...session(), expires_at: 'soon' }),
  JSON.stringify({ ...session(), user: null }),
])('%j in the storage is no session', (raw) => {
  localStorage.setItem(SESSION_KEY, raw);
  expect(readSession()).toBeNull();
});

test('tabs keep in step by the storage event', () => {
  const changed = vi.fn();
  const stop = onSessionChange(changed);
  localStorage.setItem(SESSION_KEY, JSON.stringify(session('other tab')));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(changed).toHaveBeenCalledOnce();
  expect(readSession()?.session_code).toBe('other tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another key' }));
  expect(changed).toHaveBeenCalledOnce();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  expect(readSession()).toBeNull();
  stop();
});
