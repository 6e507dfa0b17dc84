import { expect, test } from 'vitest';
import { batches } from './batches.ts';

const bounds = { most: 10, mostWaiting: 100, refuse: () => new Error('too many') };
const fulfilled = <T>(value: T): PromiseSettledResult<T> => ({ status: 'fulfilled', value });

test('what comes while a batch is worked on goes into the next, in its order and not more at a time than allowed', async () => {
  const worked: [string, readonly number[]][] = [];
  const held: (() => void)[] = [];
  const double = batches({
    ...bounds,
    most: 3,
    async work(key: string, items: readonly number[]) {
      worked.push([key, items]);
      await new Promise<void>((go) => held.push(go));
      return items.map((item) => fulfilled(item * 2));
    },
  });
  const all = Promise.all([...[1, 2, 3, 4, 5].map((item) => double('a', item)), double('b', 6)]);
  for (let released = 0; released < 4; released++) {
    await expect.poll(() => held.length).toBeGreaterThan(released);
    held[released]?.();
  }
  expect(await all).toEqual([2, 4, 6, 8, 10, 12]);
  expect(worked).toEqual([
    ['a', [1]],
    ['b', [6]],
    ['a', [2, 3, 4]],
    ['a', [5]],
  ]);
  held.length = 0;
  const later = double('a', 7);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  expect(await later).toBe(14);
});

test('one is refused, the others are not', async () => {
  const halve = batches({
    ...bounds,
    work: async (_: string, items: readonly number[]) =>
      items.map((item) =>
        item % 2 === 0 ? fulfilled(item / 2) : ({ status: 'rejected', reason: new Error(`${item} is odd`) } as const),
      ),
  });
  const outcomes = await Promise.allSettled([2, 3, 4].map((item) => halve('a', item)));
  expect(outcomes).toEqual([fulfilled(1), { status: 'rejected', reason: new Error('3 is odd') }, fulfilled(2)]);
});

test('a batch that fails is tried one by one, and only what fails alone fails', async () => {
  const worked: (readonly number[])[] = [];
  const store = batches({
    ...bounds,
    async work(_: string, items: readonly number[]) {
      worked.push(items);
      await Promise.resolve();
      if (items.includes(3)) throw new Error('away');
      return items.map(fulfilled);
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => store('a', item)));
  expect(outcomes).toEqual([
    fulfilled(1),
    fulfilled(2),
    { status: 'rejected', reason: new Error('away') },
    fulfilled(4),
  ]);
  expect(worked).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

test('where too many wait for one key, more are refused; another key is not', async () => {
  const held: (() => void)[] = [];
  const wait = batches({
    ...bounds,
    mostWaiting: 2,
    async work(_: string, items: readonly number[]) {
      await new Promise<void>((go) => held.push(go));
      return items.map(fulfilled);
    },
  });
  const waiting = [wait('a', 1), wait('a', 2), wait('a', 3)];
  await expect(wait('a', 4)).rejects.toThrow('too many');
  waiting.push(wait('b', 5));
  for (let released = 0; released < 3; released++) {
    await expect.poll(() => held.length).toBeGreaterThan(released);
    held[released]?.();
  }
  expect(await Promise.all(waiting)).toEqual([1, 2, 3, 5]);
});
