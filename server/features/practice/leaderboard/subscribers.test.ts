import { setTimeout as sleep } from 'node:timers/promises';
import { followLeaderboard, LeaderboardEvent } from '@devorbit/contract/practice/leaderboard.ts';
import { submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { openServer, type Server } from '../../../server.ts';

let runner: FakeRunner;
let house: House;
let second: Server;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  second = await openServer({ ...house.env, PORT: 0 }, { log: createLog('silent'), clock: house.clock });
});
afterAll(async () => {
  await second.close();
  await house.close();
  await runner.close();
});

/** When each event came, in ms. */
async function listen(base: string): Promise<{ times: number[]; status: number; stop(): void }> {
  const hangUp = new AbortController();
  const response = await fetch(base + followLeaderboard.path, { signal: hangUp.signal });
  const times: number[] = [];
  const read = async () => {
    for await (const event of readEvents(response)) {
      LeaderboardEvent.parse(event);
      times.push(performance.now());
    }
  };
  if (response.status === 200) void read().catch(() => undefined);
  return { times, status: response.status, stop: () => hangUp.abort() };
}

test('a first Accepted on one server is told on the others, and nothing else is', async () => {
  const there = await listen(`http://127.0.0.1:${second.port}`);
  const here = await listen(house.url);
  const learner = await makeUser(house);
  const body = { problem_id: await makeProblem(house), code: 'int main() {}', language: 'cpp' };
  const began = performance.now();
  await call(house.url, submitSolution, { as: learner.code, body });
  await eventually(async () => there.times.length > 0 && here.times.length > 0);
  expect(Math.max(...there.times, ...here.times) - began).toBeLessThan(10_000);
  await call(house.url, submitSolution, { as: learner.code, body });
  await sleep(1_500);
  expect([there.times.length, here.times.length]).toEqual([1, 1]);
  there.stop();
  here.stop();
});

test('many changes are one event a second', async () => {
  const { times, stop } = await listen(house.url);
  for (let at = 0; at < 25; at++) {
    await house.database.notify('leaderboard');
    await sleep(100);
  }
  await sleep(1_500);
  stop();
  expect(times.length).toBeGreaterThanOrEqual(2);
  expect(times.length).toBeLessThanOrEqual(5);
  for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBeGreaterThan(700);
});

test('so many pages of one address follow and no more; who leaves makes room', async () => {
  const open: Awaited<ReturnType<typeof listen>>[] = [];
  for (let at = 0; at < 10; at++)
    open.push(...(await Promise.all(Array.from({ length: 20 }, () => listen(house.url)))));
  expect(open.every(({ status }) => status === 200)).toBe(true);
  const refusal = await fetch(house.url + followLeaderboard.path);
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refusal.json()).toMatchObject({ error: expect.stringContaining('Too many people') });
  for (const { stop } of open.slice(0, 50)) stop();
  await eventually(async () => {
    const again = await listen(house.url);
    open.push(again);
    return again.status === 200;
  });
  for (const { stop } of open) stop();
});
