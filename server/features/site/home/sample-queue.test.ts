import { expect, test } from 'vitest';
import { createSampleQueue, type Turn } from './sample-queue.ts';

const staying = new AbortController().signal;
const next = async (places: AsyncGenerator<number>) => (await places.next()).value;

test('who comes first runs first, and the others see their place move', async () => {
  const queue = createSampleQueue(1, 2);
  const [first, second, third] = [queue.join(), queue.join(), queue.join()];
  expect(await next(first.places(staying))).toBeUndefined();
  const [seconds, thirds] = [second.places(staying), third.places(staying)];
  expect([await next(seconds), await next(thirds)]).toEqual([1, 2]);
  first.leave();
  expect([await next(seconds), await next(thirds)]).toEqual([undefined, 1]);
  second.leave();
  expect(await next(thirds)).toBeUndefined();
});

test('the queue has an end, and room again when somebody goes', () => {
  const queue = createSampleQueue(2, 1);
  const turns: Turn[] = [queue.join(), queue.join(), queue.join()];
  expect(() => queue.join()).toThrow('Many people are running it right now');
  turns[0]?.leave();
  turns[0]?.leave();
  queue.join();
  expect(() => queue.join()).toThrow('Many people');
});

test('who hangs up is told nothing more', async () => {
  const queue = createSampleQueue(1, 1);
  queue.join();
  const gone = new AbortController();
  const places = queue.join().places(gone.signal);
  expect(await next(places)).toBe(1);
  const end = places.next();
  gone.abort();
  expect((await end).done).toBe(true);
});
