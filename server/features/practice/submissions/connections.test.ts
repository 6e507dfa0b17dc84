import { runCode, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { accepting, type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
let problem: number;
/** Holds a table, so that whoever writes there waits with the connection in hand. */
let holder: pg.Client;
let released: PromiseWithResolvers<void>;

beforeEach(async () => {
  released = Promise.withResolvers();
  runner = await startFakeRunner(async (request, reply) => {
    await released.promise;
    return accepting(request, reply);
  });
  house = await openHouse({ runnerUrl: runner.url, env: { JUDGE_CONCURRENCY: '20' } });
  problem = await makeProblem(house);
  holder = new pg.Client({ connectionString: house.databaseUrl });
  await holder.connect();
});
afterEach(async () => {
  await holder.end();
  released.resolve();
  await house.close();
  await runner.close();
});

const hold = (table: 'rate_limits' | 'test_results') => holder.query(`begin; lock table ${table} in exclusive mode`);
const waiters = async () =>
  (
    await house.database.raw(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rows.length;
const work = ({ code: as }: SignedIn) => ({
  as,
  body: { problem_id: problem, code: 'x', language: 'cpp', wait: false },
});
const verdicts = async () =>
  (await house.database.raw('select from submissions where judged_at is not null')).rows.length;

test('judging goes on while more calls wait in the database than there are connections for calls', async () => {
  const learner = await makeUser(house);
  await call(house.url, submitSolution, work(learner));
  await eventually(async () => runner.requests.length === 1);
  await hold('rate_limits');
  const calls = Array.from({ length: 12 }, () => call(house.url, runCode, work(learner)).catch(() => undefined));
  await eventually(async () => (await waiters()) === 10);
  released.resolve();
  await eventually(async () => (await verdicts()) === 1);
  expect(await waiters()).toBe(10);
  await holder.query('rollback');
  await Promise.all(calls);
});

test('calls are answered while everything that judges waits in the database', async () => {
  const learners = await Promise.all(Array.from({ length: 4 }, () => makeUser(house)));
  for (const learner of learners)
    for (let sent = 0; sent < 5; sent++) await call(house.url, submitSolution, work(learner));
  await eventually(async () => runner.requests.length === 20);
  await hold('test_results');
  released.resolve();
  await eventually(async () => (await waiters()) >= 8);
  expect((await call(house.url, submitSolution, work(await makeUser(house)))).status).toBe(202);
  await holder.query('rollback');
  await eventually(async () => (await verdicts()) === 21);
});
