/** Waiting things by priority: lower first, first come first within one priority; who waits long overtakes what came later. */
export type Queue<T> = {
  /** How many stand before `item` when it is added; it goes before its equals when it comes back. */
  add(item: T, priority: number, again?: boolean): number;
  take(): T | undefined;
  /** False where it no longer waits. */
  remove(item: T): boolean;
  readonly size: number;
};

/** A step of priority is worth this much waiting, in ms: a rejudge is late by some seconds under load, and never starves. */
const STEP_MS = 10_000;

export function createQueue<T>(now: () => number = () => performance.now()): Queue<T> {
  /** By the time at which each would have come, had all the same priority. */
  const waiting: { item: T; due: number }[] = [];
  return {
    add(item, priority, again = false) {
      const due = now() + priority * STEP_MS - (again ? STEP_MS - 1 : 0);
      const found = waiting.findIndex((other) => other.due > due);
      const at = found === -1 ? waiting.length : found;
      waiting.splice(at, 0, { item, due });
      return at;
    },
    take: () => waiting.shift()?.item,
    remove(item) {
      const at = waiting.findIndex((other) => other.item === item);
      if (at !== -1) waiting.splice(at, 1);
      return at !== -1;
    },
    get size() {
      return waiting.length;
    },
  };
}
