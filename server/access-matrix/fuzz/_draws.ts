import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** Choices that are the same for the same words: what is sent depends on the seed alone, never on the order of replies. */
export type Draws = {
  /** From 0 to below `end`. */
  below(end: number): number;
  one<T>(list: readonly [T, ...T[]]): T;
  /** Null for an empty list. */
  optional<T>(list: readonly T[]): T | null;
  of<T>(values: fc.Arbitrary<T>): T;
};

export function draws(...words: (string | number)[]): Draws {
  let drawn = 0;
  const next = () =>
    createHash('sha256')
      .update(`${words.join('\n')}\n${drawn++}`)
      .digest()
      .readUInt32BE(0);
  const below = (end: number) => next() % end;
  return {
    below,
    one: (list) => list[below(list.length)] ?? list[0],
    optional: (list) => list[below(Math.max(1, list.length))] ?? null,
    of: <T>(values: fc.Arbitrary<T>) => fc.sample(values, { seed: next() | 0, numRuns: 1 })[0] as T,
  };
}
