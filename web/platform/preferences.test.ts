// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPreferences, keepPreferences, readPreferences } from './preferences.ts';
import { deviceTimeZone, ownTimeZone } from './time-zone.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const kept = { user_id: 3, theme: 'dark', time_zone: 'Asia/Tokyo', code_language: 'python' } as const;

test('are kept until they are forgotten', () => {
  expect(readPreferences()).toBeNull();
  keepPreferences(kept);
  expect(readPreferences()).toEqual(kept);
  forgetPreferences();
  expect(readPreferences()).toBeNull();
});

test('hold nothing of the account beside them', () => {
  keepPreferences({ ...kept, ...{ phone: '+49 30 1' } });
  expect(localStorage.getItem('devorbit.preferences')).not.toContain('phone');
});

test('that make no sense are not believed', () => {
  for (const nonsense of ['{', 'null', '{"user_id":"3"}', '[1]', '{"user_id":3,"theme":"dark","time_zone":7}']) {
    localStorage.setItem('devorbit.preferences', nonsense);
    expect(readPreferences()).toBeNull();
  }
});

test('name the time zone, where the browser knows it', () => {
  expect(ownTimeZone()).toBe(deviceTimeZone());
  keepPreferences(kept);
  expect(ownTimeZone()).toBe('Asia/Tokyo');
  keepPreferences({ ...kept, time_zone: 'Moon/Tranquility' });
  expect(ownTimeZone()).toBe(deviceTimeZone());
});

test('a blocked storage breaks nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  keepPreferences(kept);
  expect(readPreferences()).toBeNull();
});
