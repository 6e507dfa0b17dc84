import { beforeEach, expect, test, vi } from 'vitest';
import { keepTimer, readTimer } from './state.ts';

beforeEach(() => localStorage.clear());

test('nobody has a timer who did not ask for one', () => {
  expect(readTimer(7)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a timer is kept for its problem until it is put away', () => {
  keepTimer(7, { ms: 61_000, running: true });
  keepTimer(8, { ms: 0, running: false });
  expect(readTimer(7)).toEqual({ ms: 61_000, running: true });
  keepTimer(7, { ms: 62_000, running: false });
  expect(readTimer(7)).toEqual({ ms: 62_000, running: false });
  keepTimer(7, null);
  expect([readTimer(7), readTimer(8)]).toEqual([null, { ms: 0, running: false }]);
});

test('the oldest make room, and what is broken is none', () => {
  for (let id = 1; id <= 60; id++) keepTimer(id, { ms: id, running: false });
  expect(JSON.parse(localStorage.getItem('devorbit.timers') ?? '[]')).toHaveLength(50);
  for (const broken of ['{', '7', '[{"id":1,"ms":-5,"running":true,"at":1}]', '[null]']) {
    localStorage.setItem('devorbit.timers', broken);
    expect(readTimer(1)).toBeNull();
  }
});

test('without storage there is none, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepTimer(7, { ms: 1, running: true });
  expect(readTimer(7)).toBeNull();
  vi.unstubAllGlobals();
});
