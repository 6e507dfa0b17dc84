import { createHash } from 'node:crypto';
import type { Random } from '@devorbit/contract/practice/families.ts';

/** Blocks of SHA-256 over the seed and a counter, four bytes a draw. */
export function seededRandom(seed: string): Random {
  let block = Buffer.alloc(0);
  let at = 0;
  let count = 0;
  const next = (): number => {
    if (at >= block.length) {
      block = createHash('sha256').update(`${seed}:${count++}`).digest();
      at = 0;
    }
    const drawn = block.readUInt32BE(at);
    at += 4;
    return drawn / 2 ** 32;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const [found] = items.slice(int(0, items.length - 1));
    if (found === undefined) throw new Error('there is nothing to pick from');
    return found;
  };
  return {
    int,
    pick,
    chance: (probability) => next() < probability,
    list: (length, low, high) => Array.from({ length }, () => int(low, high)),
    letters: (length, alphabet) => Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
    shuffle(items) {
      return items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    },
  };
}
