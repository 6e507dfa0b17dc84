import { useSyncExternalStore } from 'react';

/** What the account prefers, as the server last said: known before it is asked again. */
export type KeptPreferences = {
  user_id: number;
  theme: 'light' | 'dark' | 'auto';
  time_zone: string | null;
  code_language: string | null;
};

const KEY = 'devorbit.preferences';

const attempt = <T>(act: (store: Storage) => T, otherwise: T): T => {
  try {
    return act(globalThis.localStorage);
  } catch {
    return otherwise; // blocked or full: the preferences are then those of the page
  }
};

const isKept = (value: unknown): value is KeptPreferences => {
  if (typeof value !== 'object' || value === null) return false;
  const { user_id, theme, time_zone, code_language } = value as Partial<KeptPreferences>;
  return (
    typeof user_id === 'number' &&
    typeof theme === 'string' &&
    (time_zone === null || typeof time_zone === 'string') &&
    (code_language === null || typeof code_language === 'string')
  );
};

export const readPreferences = (): KeptPreferences | null =>
  attempt((store) => {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isKept(value) ? value : null;
  }, null);

export const keepPreferences = ({ user_id, theme, time_zone, code_language }: KeptPreferences): void =>
  attempt((store) => store.setItem(KEY, JSON.stringify({ user_id, theme, time_zone, code_language })), undefined);

export const forgetPreferences = (): void => attempt((store) => store.removeItem(KEY), undefined);

/** Something chosen in this browser, whoever is signed in. */
export type BrowserChoice<T> = {
  read: () => T;
  /** Chooses at once for everything on the page that uses it, and for other tabs; kept where the browser keeps anything. */
  choose: (value: T) => void;
  useChosen: () => T;
  subscribe: (listener: () => void) => () => void;
};

/** A choice kept under `key`. `parse` makes one of whatever is kept there, null at first; it never throws. */
export function browserChoice<T>(key: string, parse: (kept: unknown) => T): BrowserChoice<T> {
  const listeners = new Set<() => void>();
  let current: { value: T; kept: boolean } | null = null;
  const kept = (): unknown => attempt((store) => JSON.parse(store.getItem(key) ?? 'null') as unknown, null);
  const read = (): T => (current ??= { value: parse(kept()), kept: true }).value;
  const announce = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    current = null;
    announce();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) globalThis.addEventListener('storage', fromOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      globalThis.removeEventListener('storage', fromOtherTab);
      // From here on nobody hears of other tabs; what could not be kept lives as long as the page.
      if (current?.kept) current = null;
    };
  };
  return {
    read,
    choose(value) {
      const isKept = attempt((store) => (store.setItem(key, JSON.stringify(value)), true), false);
      current = { value, kept: isKept };
      announce();
    },
    useChosen: () => useSyncExternalStore(subscribe, read, () => parse(null)),
    subscribe,
  };
}
