import { login } from '@devorbit/contract/identity/accounts.ts';
import { refused } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TRIES = 200;
/** On a busy machine it takes more of them until the medians stand still. */
const ROUNDS = 5;

let house: House;
/** What a stranger may try: an account that is not there, and three that are. */
const names: string[] = ['nobody_here'];
let suspendedPassword = '';
beforeAll(async () => {
  house = await openHouse({ env: { FAILED_LOGINS_PER_ACCOUNT: '100000', LOGINS_PER_ADDRESS: '100000' } });
  const [known, suspended, social] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  await house.database.raw("update users set suspended_at = now(), suspended_reason = 'spam' where id = $1", [
    suspended.user.id,
  ]);
  await house.database.raw('update users set password_hash = null where id = $1', [social.user.id]);
  names.push(known.user.username, suspended.user.username, social.user.username);
  suspendedPassword = suspended.password;
});
afterAll(() => house.close());

const attempt = (username: string) => refused(house.url, login, { body: { username, password: 'a wrong password' } });

test('an unknown, a known, a suspended and a passwordless account get one answer', async () => {
  const answers = [];
  for (const username of names) {
    const { status, body, headers } = await attempt(username);
    const { request_id: _, ...said } = body;
    answers.push({ status, said, headers: [...headers.keys()].toSorted() });
  }
  expect(answers[0]).toMatchObject({ status: 400, said: { error: 'Invalid username or password' } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a suspension is told after the right password only', async () => {
  const right = { username: names[2] ?? '', password: suspendedPassword };
  expect(await refused(house.url, login, { body: right })).toMatchObject({
    status: 403,
    body: { error: 'Your account is suspended: spam' },
  });
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What each name took so far, in ms. */
const taken = names.map((): number[] => []);

/** 200 tries more: in turn, so that a busy machine slows all alike. */
async function measure(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += names.length)
    for (const [at, username] of names.entries()) {
      const start = performance.now();
      await attempt(username);
      (taken[at] ??= []).push(performance.now() - start);
    }
}

test(
  'the median time of 200 tries tells none of them from another by more than 10 %',
  { timeout: 600_000 },
  async () => {
    for (const username of [...names, ...names]) await attempt(username); // plans and connections are made
    const spreads: number[] = [];
    do {
      await measure();
      const medians = taken.map(median);
      spreads.push(Math.max(...medians) / Math.min(...medians) - 1);
    } while (spreads.length < ROUNDS && !spreads.some((spread) => spread <= 0.1));
    expect(Math.min(...spreads)).toBeLessThanOrEqual(0.1);
  },
);
