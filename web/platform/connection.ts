import { useSyncExternalStore } from 'react';

/** `offline`: the device has no network. `unreachable`: it has, but our server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** ms between looks at the server while it does not answer. */
const LOOK_EVERY_MS = 5_000;
const LOOK_TIMEOUT_MS = 8_000;

const listeners = new Set<() => void>();
let answers = true;
let looking = false;

export const readConnection = (): Connection =>
  globalThis.navigator?.onLine === false ? 'offline' : answers ? 'online' : 'unreachable';

const put = (next: boolean): void => {
  answers = next;
  for (const listener of [...listeners]) listener();
};

const look = async (): Promise<void> => {
  const reached = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (reached !== answers) put(reached);
  if (reached) looking = false;
  else setTimeout(() => void look(), LOOK_EVERY_MS);
};

/** A call got no answer: is looked into, and believed when the server answers nothing else either. */
export const tellUnreached = (): void => {
  if (looking || globalThis.document === undefined) return;
  looking = true;
  void look();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  for (const event of ['online', 'offline']) globalThis.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['online', 'offline']) globalThis.removeEventListener(event, listener);
  };
};

/** Whether the server can be reached, as far as is known; 'online' while a page is prerendered. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, readConnection, () => 'online');
