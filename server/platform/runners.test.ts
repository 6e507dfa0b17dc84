import { expect, test } from 'vitest';
import { createRunners } from './runners.ts';

class Full extends Error {}
const isFull = (error: unknown) => error instanceof Full;

test('the least busy runner gets the work', async () => {
  const runners = createRunners(['http://a/', 'http://b', 'http://c//']);
  expect(runners.bases).toEqual(['http://a', 'http://b', 'http://c']);
  const ends: (() => void)[] = [];
  const seen: string[] = [];
  const give = () =>
    runners.give(async (base) => {
      seen.push(base);
      await new Promise<void>((end) => ends.push(end));
    }, isFull);
  const all = [give(), give(), give(), give()];
  expect(seen.toSorted()).toEqual(['http://a', 'http://a', 'http://b', 'http://c']);
  for (const end of ends) end();
  await Promise.all(all);
});

test('a refusal goes to the next, and whoever refused is asked last for a while', async () => {
  const runners = createRunners(['http://a', 'http://b']);
  const asked: string[] = [];
  const give = (full: string[]) =>
    runners.give(async (base) => {
      asked.push(base);
      if (full.includes(base)) throw new Full(base);
      return base;
    }, isFull);
  expect(await give(['http://a'])).toBe('http://b');
  expect(await give([])).toBe('http://b');
  await expect(give(['http://a', 'http://b'])).rejects.toThrow('http://a');
  expect(asked).toEqual(['http://a', 'http://b', 'http://b', 'http://b', 'http://a']);
});

test('a failure is nobody else’s to try: the work may have begun', async () => {
  const runners = createRunners(['http://a', 'http://b']);
  const asked: string[] = [];
  const failing = runners.give(async (base) => {
    asked.push(base);
    throw new TypeError('broken');
  }, isFull);
  await expect(failing).rejects.toThrow('broken');
  expect(asked).toEqual(['http://a']);
});
