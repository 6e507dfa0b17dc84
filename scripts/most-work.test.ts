import { mostWork } from '@devorbit/testkit/work.ts';
import { expect, test } from 'vitest';

/** Keeps the processor busy for so many ms, and now and then for more, as what else a process does would. */
const burn = (ms: number) => async (turn: number) => {
  const until = process.cpuUsage().user / 1000 + ms + (turn % 3 === 0 ? 3 : 0);
  while (process.cpuUsage().user / 1000 < until);
};

test('what is twice as much work is never told as the same, and the same as twice as much', async () => {
  expect(await mostWork([burn(4), burn(8)])).toBeGreaterThan(1.5);
  expect(await mostWork([burn(4), burn(4)])).toBeLessThan(1.5);
});
