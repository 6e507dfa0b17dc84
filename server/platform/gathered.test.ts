import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('what is asked for at one time is one question, each key once', async () => {
  const asked: number[][] = [];
  const doubled = gathered(async (keys: number[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2]));
  });
  expect(await Promise.all([doubled(1), doubled(2), doubled(1), doubled(-1)])).toEqual([2, 4, 2, null]);
  expect(asked).toEqual([[1, 2, -1]]);
});

test('what is asked for later never has an answer from before', async () => {
  let state = 'signed in';
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let questions = 0;
  const stateOf = gathered(async (keys: string[]) => {
    const now = state;
    if (++questions === 1) await held;
    return new Map(keys.map((key) => [key, now]));
  });
  const first = stateOf('ada');
  await expect.poll(() => questions).toBe(1);
  state = 'revoked';
  const second = stateOf('ada');
  expect(await second).toBe('revoked');
  answer();
  expect(await first).toBe('signed in');
});

test('a question that fails is heard by all who asked, and the next one is put again', async () => {
  let up = false;
  const length = gathered(async (keys: string[]) => {
    if (!up) throw new Error('away');
    return new Map(keys.map((key) => [key, key.length]));
  });
  const failed = await Promise.allSettled([length('a'), length('bc')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  up = true;
  expect(await length('bc')).toBe(2);
});
