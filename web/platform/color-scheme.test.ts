import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chooseColorScheme,
  COLOR_SCHEME_KEY,
  followColorScheme,
  onColorSchemeChange,
  readColorScheme,
} from './color-scheme.ts';

let dark = false;
const device = new EventTarget();
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

beforeEach(() => {
  dark = false;
  vi.stubGlobal('matchMedia', () =>
    Object.assign(device, {
      get matches() {
        return dark;
      },
    }),
  );
});
afterEach(() => {
  chooseColorScheme('auto');
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a choice is shown, kept and told; the same choice again is not', () => {
  const told = vi.fn();
  const stop = onColorSchemeChange(told);
  chooseColorScheme('dark');
  chooseColorScheme('dark');
  expect([shown(), readColorScheme(), localStorage.getItem(COLOR_SCHEME_KEY)]).toEqual(['dark', 'dark', 'dark']);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('without a choice the page follows the device, with one it does not', () => {
  const stop = followColorScheme();
  expect(shown()).toBe('light');
  dark = true;
  device.dispatchEvent(new Event('change'));
  expect(shown()).toBe('dark');
  chooseColorScheme('light');
  device.dispatchEvent(new Event('change'));
  expect(shown()).toBe('light');
  stop();
});

test('a choice in another tab holds here', () => {
  const told = vi.fn();
  const stops = [followColorScheme(), onColorSchemeChange(told)];
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY }));
  expect(shown()).toBe('dark');
  expect(told).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('nonsense in the store is no choice', () => {
  localStorage.setItem(COLOR_SCHEME_KEY, 'sepia');
  expect(readColorScheme()).toBe('auto');
});

test('a choice that cannot be kept holds for this page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseColorScheme('dark');
  expect([shown(), readColorScheme()]).toEqual(['dark', 'dark']);
  full.mockRestore();
});
