import { LRUCache } from 'lru-cache';

/** What was made lately, by name: what is asked for again while it is kept is not made again, nor is what could not be made. */
export function keepFew<T>(most: number) {
  const kept = new LRUCache<string, Promise<T>>({ max: most });
  return {
    get: (name: string): Promise<T> | undefined => kept.get(name),
    /** What the signal ended is forgotten. */
    async of(name: string, signal: AbortSignal, make: () => Promise<T>): Promise<T> {
      const made = kept.get(name) ?? make();
      kept.set(name, made);
      try {
        return await made;
      } catch (error) {
        if (signal.aborted) kept.delete(name);
        throw error;
      }
    },
  };
}
