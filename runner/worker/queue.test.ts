import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const drained = (queue: ReturnType<typeof createQueue<string>>) =>
  Array.from({ length: queue.size }, () => queue.take());

it('serves lower priorities first, and first come first within one', () => {
  const queue = createQueue<string>();
  expect(queue.add('s1', 1)).toBe(0);
  expect(queue.add('s2', 1)).toBe(1);
  expect(queue.add('r1', 0)).toBe(0);
  expect(queue.add('r2', 0)).toBe(1);
  expect(queue.add('late', 9)).toBe(4);
  expect(queue.add('s3', 1)).toBe(4);
  expect(drained(queue)).toEqual(['r1', 'r2', 's1', 's2', 's3', 'late']);
  expect(queue.take()).toBeUndefined();
});

it('puts what comes back before its equals', () => {
  const queue = createQueue<string>();
  queue.add('run', 0);
  queue.add('s1', 1);
  expect(queue.add('again', 1, true)).toBe(1);
  expect(drained(queue)).toEqual(['run', 'again', 's1']);
});

it('serves who waits long before what is more urgent and came later', () => {
  let clock = 0;
  const queue = createQueue<string>(() => clock);
  queue.add('rejudge', 2);
  clock = 15_000;
  queue.add('run', 0);
  clock = 25_000;
  queue.add('late run', 0);
  expect(queue.add('later rejudge', 2)).toBe(3);
  expect(drained(queue)).toEqual(['run', 'rejudge', 'late run', 'later rejudge']);
});

it('lets go of what is removed', () => {
  const queue = createQueue<string>();
  queue.add('a', 1);
  queue.add('b', 1);
  expect(queue.remove('a')).toBe(true);
  expect(queue.remove('a')).toBe(false);
  expect(drained(queue)).toEqual(['b']);
});
