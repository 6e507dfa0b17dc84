import { expect, test } from 'vitest';
import { countTry, type Tries } from './lockout.ts';

const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE);
const fresh: Tries = { tries: 0, lockouts: 0, since: at(0), locked_until: null };

/** How long none is let through, in minutes, try by try. */
const follow = (minutes: number[], allowance = 6): number[] => {
  let tries = fresh;
  return minutes.map((minute) => {
    const { after, waitMs } = countTry(tries, allowance, at(minute));
    tries = after;
    return waitMs / MINUTE;
  });
};

test('lets as many through as are allowed, then locks for a minute', () => {
  expect(follow([0, 0, 0, 0, 0, 0, 0, 0.5, 0.999])).toEqual([0, 0, 0, 0, 0, 0, 1, 0.5, expect.closeTo(0.001)]);
});

test('locks for longer each time after a third of the tries, but never longer than 15 minutes', () => {
  const first = [0, 0, 0, 0, 0, 0, 0];
  const minutes = [...first, 1, 1, 1, 6, 6, 6, 21, 21, 21, 36, 36, 36];
  expect(follow(minutes).slice(6)).toEqual([1, 0, 0, 5, 0, 0, 15, 0, 0, 15, 0, 0, 15]);
});

test('forgets tries after 15 minutes and lock-outs after a day', () => {
  expect(follow([0, 0, 0, 0, 0, 0, 15])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const day = 24 * 60;
  expect(follow([0, 0, 0, 0, 0, 0, 0, day, day, day]).slice(6)).toEqual([1, 0, 0, 5]);
  expect(follow([0, 0, 0, 0, 0, 0, 0, day + 1, ...Array<number>(6).fill(day + 1)]).slice(6)).toEqual([
    1, 0, 0, 0, 0, 0, 0, 1,
  ]);
});
