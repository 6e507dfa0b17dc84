import { register } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword } from '@devorbit/contract/identity/recovery.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Of each of the two. */
const TRIES = 100;
let house: House;
let known: string;
beforeAll(async () => {
  house = await openHouse({ env: { LOG_LEVEL: 'silent' } });
  known = (await makeUser(house)).user.email;
});
afterAll(() => house.close());

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

type Times = [known: number[], unknown: number[]];

/** Asks for both in turn, so that a busy machine slows both alike. */
async function ask(one: (email: string, at: string) => Promise<unknown>, round: number, times: Times): Promise<void> {
  for (let at = 0; at < TRIES; at++) {
    const which = at % 2 === 0 ? [0, 1] : [1, 0];
    for (const kind of which as (0 | 1)[]) {
      const mark = `${round}x${at}x${kind}`;
      const start = performance.now();
      await one(kind === 0 ? known : `nobody${mark}@example.com`, mark);
      times[kind].push(performance.now() - start);
    }
  }
}

/** By how much the medians differ, over one to eight rounds together: noise fades with their number, a leak stays. */
async function leak(one: (email: string, at: string) => Promise<unknown>): Promise<number> {
  const times: Times = [[], []];
  let difference = Infinity;
  for (let round = 0; round < 8 && difference > 0.1; round++) {
    await ask(one, round, times);
    const [first = 0, second = 0] = times.map(median);
    difference = Math.abs(first - second) / Math.max(first, second);
  }
  return difference;
}

test('a forgotten password takes as long for an unknown address as for a known one', async () => {
  expect(await leak((email) => call(house.url, forgotPassword, { body: { email } }))).toBeLessThan(0.1);
});

test('registering takes as long with a taken address as with a free one', async () => {
  const registering = (email: string, at: string) =>
    call(house.url, register, { body: { username: `t${at}`, name: 'T', email, password: 'another fine password' } });
  expect(await leak(registering)).toBeLessThan(0.1);
});
