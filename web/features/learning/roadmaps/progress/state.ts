import type { MarkState } from '@devorbit/contract/learning/progress-marks.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { now } from '../../../../platform/clock.ts';
import { onSessionChange, readSession } from '../../../../platform/session.ts';
import { sendMarks } from './api.ts';
import { joined, type Kept, marksToSend, nothingKept, readKept, withAnswer, withMark } from './model.ts';

const PREFIX = 'devorbit.progress.';
const DEVICE_KEY = 'devorbit.progress-device';
const VISITOR = 'visitor';
/** While somebody is marking things the server hears of them together. */
const SEND_AFTER_MS = 700;

const listeners = new Set<() => void>();
let cached: { key: string; raw: string | null; kept: Kept } | null = null;
/** Where a browser blocks its storage, progress lives as long as the page. */
const memory = new Map<string, string>();

const getItem = (key: string): string | null => {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};
const setItem = (key: string, value: string): void => {
  try {
    globalThis.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
};
const removeItem = (key: string): void => {
  memory.delete(key);
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
};

const ownerKey = (): string => PREFIX + (readSession()?.user.id ?? VISITOR);

const read = (key: string): Kept => {
  const raw = getItem(key);
  if (cached?.key === key && cached.raw === raw) return cached.kept;
  let stored: unknown = null;
  try {
    stored = raw === null ? null : JSON.parse(raw);
  } catch {
    stored = null;
  }
  cached = { key, raw, kept: readKept(stored) };
  return cached.kept;
};

const write = (key: string, kept: Kept): void => {
  setItem(key, JSON.stringify(kept));
  for (const listener of [...listeners]) listener();
};

const deviceId = (): string => {
  const known = getItem(DEVICE_KEY);
  if (known !== null && /^[A-Za-z0-9-]{1,40}$/.test(known)) return known;
  // Not randomUUID, which pages without HTTPS do not have.
  const fresh = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  setItem(DEVICE_KEY, fresh);
  return fresh;
};

/** What is theirs who signed in: what they did as a visitor joins it, and others' progress leaves this browser. */
const adopt = (key: string): void => {
  if (key === PREFIX + VISITOR) return;
  const visitor = read(PREFIX + VISITOR);
  if (Object.keys(visitor.marks).length > 0) {
    const own = joined(read(key), visitor);
    removeItem(PREFIX + VISITOR);
    write(key, own);
  }
  try {
    for (const other of Object.keys(globalThis.localStorage))
      if (other.startsWith(PREFIX) && other !== key && read(other).pending.length === 0) removeItem(other);
  } catch {
    // Blocked: there is nothing of others.
  }
};

let timer: ReturnType<typeof setTimeout> | undefined;
let running = false;
/** Somebody asked while one was running: what they did may have come too late for it. */
let askedAgain = false;

/** Whether this page has heard from the server: not yet, or it could not be reached. */
export type Exchanged = 'pending' | 'heard' | 'away';

/** Tells the server what it has not heard of, and hears what other devices did. Offline, or without a session, it waits. */
async function exchange(): Promise<Exchanged> {
  if (running) {
    askedAgain = true;
    return 'pending';
  }
  if (readSession() === null) return 'pending';
  if (!navigator.onLine) {
    whenOnline();
    return 'away';
  }
  running = true;
  try {
    const key = ownerKey();
    adopt(key);
    for (let more = true; more;) {
      const before = read(key);
      const sent = marksToSend(before);
      const answer = await sendMarks(before.revision, sent);
      if (ownerKey() !== key) return 'pending';
      const after = withAnswer(read(key), sent, answer);
      if (JSON.stringify(after) !== JSON.stringify(read(key))) write(key, after);
      more = sent.length > 0 && after.pending.length > 0 && after.pending.length < before.pending.length;
    }
    return 'heard';
  } catch {
    // Away or offline: what is pending stays so, and goes with the next exchange.
    return 'away';
  } finally {
    running = false;
    if (askedAgain) exchangeSoon();
    askedAgain = false;
  }
}

const exchangeSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void exchange(), SEND_AFTER_MS);
};

let waitsForLine = false;
/** Also where no part of the page listens that keeps itself in step. */
function whenOnline(): void {
  if (waitsForLine) return;
  waitsForLine = true;
  const back = () => {
    waitsForLine = false;
    exchangeSoon();
  };
  addEventListener('online', back, { once: true });
}

const subscribe = (listener: () => void): (() => void) => {
  const stored = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', stored);
  const left = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', stored);
    left();
  };
};

/** Puts an item into a state, in this browser at once and at the server when it can be reached. */
export function mark(item: string, state: MarkState): void {
  const key = ownerKey();
  write(key, withMark(read(key), item, state, { now: now(), device: deviceId() }));
  exchangeSoon();
}

/** Somebody's progress as this browser knows it; nothing while the page is prerendered. */
export const useProgress = (): Kept =>
  useSyncExternalStore(
    subscribe,
    () => read(ownerKey()),
    () => nothingKept,
  );

/** Keeps this browser and the server in step while a page with progress is open. */
export function useExchange(): Exchanged {
  const [state, setState] = useState<Exchanged>('pending');
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const next = await exchange();
      if (here && next !== 'pending') setState(next);
    };
    void ask();
    const again = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const left = onSessionChange(() => void ask());
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      left();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return state;
}
