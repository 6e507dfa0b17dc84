import { now } from '../../../../platform/clock.ts';
import type { Stopwatch } from './model.ts';

const KEY = 'devorbit.timers';
/** The latest ones stay. */
const MAX_TIMERS = 50;

type Kept = Stopwatch & { id: number; at: number };

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, ms, running, at } = value as Partial<Kept>;
  return (
    typeof id === 'number' &&
    typeof ms === 'number' &&
    Number.isFinite(ms) &&
    ms >= 0 &&
    typeof running === 'boolean' &&
    typeof at === 'number'
  );
};

/** What a browser that blocks its storage answers with: nothing kept. */
function readAll(): Kept[] {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The stopwatch of a problem as it was left; null where nobody asked for one. */
export function readTimer(problemId: number): Stopwatch | null {
  const kept = readAll().find(({ id }) => id === problemId);
  return kept ? { ms: kept.ms, running: kept.running } : null;
}

/** Keeps it in this browser, or forgets it where it is null. */
export function keepTimer(problemId: number, timer: Stopwatch | null): void {
  const others = readAll().filter(({ id }) => id !== problemId);
  const all = timer ? [{ id: problemId, ...timer, at: now() }, ...others] : others;
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(all.toSorted((a, b) => b.at - a.at).slice(0, MAX_TIMERS)));
  } catch {
    // Then it lives as long as the page.
  }
}
