import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

test('so many at one time, and what is made in the order of what it is made of', async () => {
  let now = 0;
  let most = 0;
  const made = await fewAtATime([5, 1, 4, 2, 3, 0], 3, async (thing) => {
    most = Math.max(most, ++now);
    for (let turn = 0; turn < thing; turn++) await Promise.resolve();
    now--;
    return thing * 2;
  });
  expect(made).toEqual([10, 2, 8, 4, 6, 0]);
  expect(most).toBe(3);
  expect(await fewAtATime([], 3, async () => 1)).toEqual([]);
});

test('where one fails its error is thrown, the others are ended, and no further one begins', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const all = fewAtATime([0, 1, 2, 3], 2, async (thing, signal) => {
    begun.push(thing);
    if (thing === 1) throw new Error('one');
    await new Promise<void>((_, reject) =>
      signal.addEventListener('abort', () => {
        ended.push(thing);
        reject(new Error('ended'));
      }),
    );
  });
  await expect(all).rejects.toThrow('one');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([0]);
});
