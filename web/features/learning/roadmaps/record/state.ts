import { openedItem } from '@devorbit/contract/learning/progress-marks.ts';
import { useSyncExternalStore } from 'react';
import { mark } from '../progress/state.ts';
import { accessedAt, emptyRecord, type LearningRecord, readRecord, RECORD_KEY } from './model.ts';

const listeners = new Set<() => void>();
let cached: { raw: string | null; record: LearningRecord } = { raw: null, record: emptyRecord };
/** Where a browser blocks its storage, the record lives as long as the page. */
let memory: string | null = null;

const rawRecord = (): string | null => {
  try {
    return globalThis.localStorage.getItem(RECORD_KEY);
  } catch {
    return memory;
  }
};

/** The record of this browser. */
export function loadRecord(): LearningRecord {
  const raw = rawRecord();
  if (cached.raw === raw) return cached.record;
  try {
    cached = { raw, record: readRecord(JSON.parse(raw ?? 'null')) };
  } catch {
    cached = { raw, record: emptyRecord };
  }
  return cached.record;
}

/** Changes it, and answers what it is now. */
export function changeRecord(change: (record: LearningRecord) => LearningRecord): LearningRecord {
  const before = loadRecord();
  const next = change(before);
  const raw = JSON.stringify(next);
  if (raw === rawRecord()) return before;
  try {
    globalThis.localStorage.setItem(RECORD_KEY, raw);
  } catch {
    memory = raw;
  }
  for (const listener of [...listeners]) listener();
  return next;
}

/** What one was at last: in this browser at once, and by a mark on all devices. */
export function recordAccess(...place: readonly [string, ...string[]]): void {
  changeRecord((record) => ({ ...record, lastAccessed: accessedAt(place) }));
  mark(openedItem(...place), 'done');
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** The record as it is; an empty one while the page is prerendered. */
export const useRecord = (): LearningRecord => useSyncExternalStore(subscribe, loadRecord, () => emptyRecord);
