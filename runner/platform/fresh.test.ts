import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fresh } from './fresh.ts';

it('looks once for all who ask at the same time, and not again while the finding holds', async () => {
  let searches = 0;
  const holding = fresh(
    async () => {
      await delay(5);
      return ++searches;
    },
    () => 60_000,
  );
  expect(await Promise.all([holding.now(), holding.now(), holding.within(20_000)])).toEqual([1, 1, 1]);
  expect(await holding.now()).toBe(1);
});

it('looks again when the finding is old, and tells the search what was found last', async () => {
  const seen: (number | null)[] = [];
  const aging = fresh(
    async (last: number | null) => {
      seen.push(last);
      return (last ?? 0) + 1;
    },
    (finding) => (finding < 3 ? 0 : 60_000),
  );
  for (let at = 0; at < 5; at++) await aging.now();
  expect(seen).toEqual([null, 1, 2]);
});

it('answers in time with the last finding while a search takes long', async () => {
  let answer: (finding: string) => void = () => {};
  const slow = fresh(
    () => new Promise<string>((found) => (answer = found)),
    () => 0,
  );
  expect(await slow.within(10)).toBeNull();
  answer('first');
  expect(await slow.now()).toBe('first');
  expect(await slow.within(10)).toBe('first');
});
