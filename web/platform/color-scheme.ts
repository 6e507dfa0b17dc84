import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark' | 'auto';

/** Where the choice is kept, and the attribute of the page that style sheets look at: Mantine's names for both. */
export const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';
export const COLOR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

const listeners = new Set<() => void>();
/** What was chosen on this page and could not be kept. */
let unkept: ColorScheme | null = null;

const isScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark' || value === 'auto';

const deviceIsDark = (): MediaQueryList => globalThis.matchMedia('(prefers-color-scheme: dark)');

/** The scheme that was chosen in this browser; 'auto' follows the device. */
export const readColorScheme = (): ColorScheme => {
  if (unkept !== null) return unkept;
  try {
    const kept = globalThis.localStorage.getItem(COLOR_SCHEME_KEY);
    return isScheme(kept) ? kept : 'auto';
  } catch {
    return 'auto';
  }
};

const show = (): void => {
  const scheme = readColorScheme();
  const dark = scheme === 'dark' || (scheme === 'auto' && deviceIsDark().matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, dark ? 'dark' : 'light');
};

const announce = (): void => {
  show();
  for (const listener of [...listeners]) listener();
};

/** Shows a scheme at once, and keeps it for other tabs and later visits. */
export const chooseColorScheme = (scheme: ColorScheme): void => {
  if (scheme === readColorScheme()) return;
  try {
    globalThis.localStorage.setItem(COLOR_SCHEME_KEY, scheme);
    unkept = null;
  } catch {
    unkept = scheme; // blocked or full: the choice then lives as long as the page
  }
  announce();
};

/** Calls `listener` when another scheme is chosen, here or in another tab, until the returned function is called. */
export const onColorSchemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the page in step with the device and with other tabs, until the returned function is called. */
export const followColorScheme = (): (() => void) => {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === COLOR_SCHEME_KEY || key === null) announce();
  };
  const device = deviceIsDark();
  device.addEventListener('change', show);
  globalThis.addEventListener('storage', fromOtherTab);
  show();
  return () => {
    device.removeEventListener('change', show);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
};

export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore<ColorScheme>(onColorSchemeChange, readColorScheme, () => 'auto');
