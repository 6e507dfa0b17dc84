import type { Session } from '@devorbit/contract/identity/accounts.ts';
import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';

/** Session code, user and expiry time, as one JSON value, so that tabs never see half a session. */
export const SESSION_KEY = 'devorbit.session';
/** Timers hold 31 bits of ms; a later expiry is looked at again after this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const listeners = new Set<() => void>();
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // blocked by the browser: the session then lives as long as the page
  }
};

const isSession = (value: unknown): value is Session => {
  if (typeof value !== 'object' || value === null) return false;
  const { session_code, expires_at, user } = value as Partial<Session>;
  return (
    typeof session_code === 'string' &&
    session_code !== '' &&
    !Number.isNaN(Date.parse(String(expires_at))) &&
    typeof user?.username === 'string'
  );
};

const parse = (raw: string | null): Session | null => {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

const expired = (session: Session): boolean => Date.parse(session.expires_at) <= now();

const announce = (): void => {
  for (const listener of [...listeners]) listener();
};

const write = (session: Session | null): void => {
  const raw = session && JSON.stringify(session);
  if (raw === null) storage()?.removeItem(SESSION_KEY);
  else storage()?.setItem(SESSION_KEY, raw);
  cached = { raw, session };
  watchExpiry(session);
  announce();
};

const watchExpiry = (session: Session | null): void => {
  clearTimeout(expiryTimer);
  if (!session) return;
  const left = Date.parse(session.expires_at) - now();
  expiryTimer = setTimeout(
    () => (expired(session) ? dropSession(session.session_code) : watchExpiry(session)),
    Math.min(Math.max(left, 0), LONGEST_TIMER_MS),
  );
};

/** The stored session that has not expired, or null. The same object until it changes. */
export const readSession = (): Session | null => {
  const store = storage();
  const raw = store ? store.getItem(SESSION_KEY) : cached.raw;
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session && !expired(cached.session) ? cached.session : null;
};

export const keepSession = (session: Session): void => write(session);

/** Replaces the user of the stored session; does nothing when another session has taken its place. */
export const keepUser = (code: string, user: Session['user']): void => {
  const session = readSession();
  if (session?.session_code === code) write({ ...session, user });
};

/** Clears session and user; with `code` only when that session is still the stored one. */
export const dropSession = (code?: string): void => {
  readSession();
  if (code === undefined || cached.session?.session_code === code) write(null);
};

/** Calls `listener` at every change, in this tab or another, until the returned function is called. */
export const onSessionChange = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    watchExpiry(readSession());
    listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', fromOtherTab);
  watchExpiry(readSession());
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
};

/** The session of this browser; null for a visitor and while the page is prerendered. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession, () => null);
