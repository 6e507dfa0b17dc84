/** Waiting things by priority: lower first, first come first within one priority. */
export type Queue<T> = {
  /** How many stand before `item` when it is added; it goes before its equals when it comes back. */
  add(item: T, priority: number, again?: boolean): number;
  take(): T | undefined;
  /** False where it no longer waits. */
  remove(item: T): boolean;
  readonly size: number;
};

export function createQueue<T>(): Queue<T> {
  const waiting: { item: T; priority: number }[] = [];
  return {
    add(item, priority, again = false) {
      const found = waiting.findIndex((other) => (again ? other.priority >= priority : other.priority > priority));
      const at = found === -1 ? waiting.length : found;
      waiting.splice(at, 0, { item, priority });
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
