import { setTimeout as sleep } from 'node:timers/promises';

/** What `look` gives once it gives something; fails after `ms`. */
export async function eventually<T>(look: () => Promise<T | undefined | false | null>, ms = 90_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Nothing after ${ms} ms`);
    await sleep(25);
  }
}
