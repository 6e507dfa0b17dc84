import type { Plan } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_UNDO } from '@devorbit/contract/learning/plan-words.ts';
import { useSyncExternalStore } from 'react';
import { type Answers, noAnswers } from './model.ts';

const ANSWERS_KEY = 'devorbit.wizard';
const GUEST_KEY = 'devorbit.plan.visitor';

/** A plan of somebody who is not signed in: `past` can be undone to. */
export type GuestPlan = { plan: Plan; past: Plan[]; revision: number };

const listeners = new Set<() => void>();
/** Where a browser blocks its storage, all lives as long as the page. */
const memory = new Map<string, string>();
const parsed = new Map<string, { raw: string; value: unknown }>();

const readItem = (store: () => Storage, key: string): string | null => {
  try {
    return store().getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

function writeItem(store: () => Storage, key: string, value: unknown): void {
  memory.delete(key);
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) memory.set(key, JSON.stringify(value));
  }
  for (const listener of [...listeners]) listener();
}

/** The same object as long as the same text is stored. */
function snapshot<T>(store: () => Storage, key: string, read: (stored: unknown) => T, otherwise: T): T {
  const raw = readItem(store, key);
  if (raw === null) return otherwise;
  const known = parsed.get(key);
  if (known?.raw === raw) return known.value as T;
  let value = otherwise;
  try {
    value = read(JSON.parse(raw));
  } catch {
    value = otherwise;
  }
  parsed.set(key, { raw, value });
  return value;
}

const tab = () => globalThis.sessionStorage;
const browser = () => globalThis.localStorage;
const readAnswers = (stored: unknown): Answers =>
  typeof stored === 'object' && stored !== null ? { ...noAnswers, ...stored } : noAnswers;
const readGuest = (stored: unknown): GuestPlan | null =>
  typeof stored === 'object' && stored !== null && Array.isArray((stored as Partial<GuestPlan>).plan?.items)
    ? (stored as GuestPlan)
    : null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

const answersNow = (): Answers => snapshot(tab, ANSWERS_KEY, readAnswers, noAnswers);
/** What this tab has told the wizard. */
export const useAnswers = (): Answers => useSyncExternalStore(subscribe, answersNow, () => noAnswers);
export const answer = (more: Partial<Answers>): void => writeItem(tab, ANSWERS_KEY, { ...answersNow(), ...more });
export const forgetAnswers = (): void => writeItem(tab, ANSWERS_KEY, null);

export const guestPlan = (): GuestPlan | null => snapshot(browser, GUEST_KEY, readGuest, null);
export const useGuestPlan = (): GuestPlan | null => useSyncExternalStore(subscribe, guestPlan, () => null);

/** Keeps a new plan in place of any other. */
export const keepGuestPlan = (plan: Plan): void => writeItem(browser, GUEST_KEY, { plan, past: [], revision: 1 });
export const forgetGuestPlan = (): void => writeItem(browser, GUEST_KEY, null);

export function changeGuestPlan(plan: Plan): void {
  const before = guestPlan();
  if (before === null) return;
  const past = [...before.past, before.plan].slice(-MAX_UNDO);
  writeItem(browser, GUEST_KEY, { plan, past, revision: before.revision + 1 });
}

export function undoGuestPlan(): void {
  const before = guestPlan();
  const last = before?.past.at(-1);
  if (before === null || last === undefined) return;
  writeItem(browser, GUEST_KEY, { plan: last, past: before.past.slice(0, -1), revision: before.revision + 1 });
}
