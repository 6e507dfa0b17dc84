import { login, register } from '@devorbit/contract/identity/accounts.ts';
import { runCode, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { answering, type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
const limits = {
  LOGINS_PER_ADDRESS: '6',
  FAILED_LOGINS_PER_ACCOUNT: '3',
  REGISTRATIONS_PER_ADDRESS: '2',
  RUNS_PER_MINUTE: '2',
  SUBMITS_PER_MINUTE: '1',
};
beforeEach(async () => {
  runner = await startFakeRunner(answering([], { verdict: 'Compilation Error', total: 4 }));
  house = await openHouse({ runnerUrl: runner.url, env: limits });
});
afterEach(async () => {
  await house.close();
  await runner.close();
});

const expectTooMany = ({ status, headers, body }: Awaited<ReturnType<typeof refused>>, longest: number) => {
  const seconds = Number(headers.get('retry-after'));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  expect({ status, error: body['error'] }).toEqual({
    status: 429,
    error: `Too many requests. Try again in ${wait}.`,
  });
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(longest);
};

test('an account is closed for a while after failed tries, in any spelling and with the right password too; others are not', async () => {
  const { user, password } = await makeUser(house, { username: 'victim' });
  await call(house.url, login, { body: { username: 'victim', password } });
  for (const username of ['victim', 'VICTIM', 'Victim'])
    expect((await refused(house.url, login, { body: { username, password: 'wrong' } })).status).toBe(400);
  expectTooMany(await refused(house.url, login, { body: { username: user.username, password } }), 900);
});

test('an address may only try so often', async () => {
  for (let at = 0; at < 6; at++)
    expect((await refused(house.url, login, { body: { username: `nobody${at}`, password: 'x' } })).status).toBe(400);
  expectTooMany(await refused(house.url, login, { body: { username: 'nobody7', password: 'x' } }), 900);
});

test('an address may only make so many accounts; faulty forms do not count', async () => {
  const body = (username: string) => ({
    username,
    name: 'N',
    email: `${username}@example.com`,
    password: 'long enough',
  });
  for (let at = 0; at < 4; at++)
    expect((await refused(house.url, register, { body: body('not valid') })).status).toBe(400);
  for (const username of ['one', 'two'])
    expect((await call(house.url, register, { body: body(username) })).status).toBe(201);
  expectTooMany(await refused(house.url, register, { body: body('three') }), 3600);
});

test('a user may only run and submit so often, and does not stop others', async () => {
  const [one, other, problem_id] = [await makeUser(house), await makeUser(house), await makeProblem(house)];
  const work = { as: one.code, body: { problem_id, code: 'x' } };
  for (let at = 0; at < 2; at++) await call(house.url, runCode, work);
  expectTooMany(await refused(house.url, runCode, work), 60);
  await call(house.url, submitSolution, work);
  expectTooMany(await refused(house.url, submitSolution, work), 60);
  expect((await call(house.url, submitSolution, { ...work, as: other.code })).status).toBe(200);
});
