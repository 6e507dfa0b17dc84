import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@devorbit/contract/identity/accounts.ts';
import { countUnread, followNotifications } from '@devorbit/contract/identity/notifications.ts';
import { showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse, TEST_SECRET } from '@devorbit/testkit/house.ts';
import { endWaiting } from '@devorbit/testkit/lost-connections.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { migrateAll } from '../migrate.ts';
import { systemClock } from './clock.ts';
import { DatabaseAway } from './database-away.ts';
import { connectDatabase } from './database.ts';
import { startPostgres } from './embedded-postgres.ts';
import { createLog } from './log.ts';

const SENTENCE = 'Our database is not available right now. Please try again in a moment.';
type Refused = Awaited<ReturnType<typeof refused>>;
const brief = ({ status, headers, body }: Refused) => [status, Number(headers.get('retry-after')) > 0, body['error']];

let runner: FakeRunner;
beforeEach(async () => {
  runner = await startFakeRunner();
});
afterEach(() => runner.close());

describe('connections that the database ends', () => {
  let house: House;
  let learner: SignedIn;
  beforeEach(async () => {
    house = await openHouse({ runnerUrl: runner.url });
    learner = await makeUser(house);
  });
  afterEach(() => house.close());

  /** What callers are told whose connections end while they wait for a lock on the table. */
  async function lose(table: string, calls: (() => Promise<Refused>)[]): Promise<Refused[]> {
    return house.database.transaction(async (tx) => {
      await tx.raw(`lock table ${table} in access exclusive mode`);
      const answers = Promise.all(calls.map((ask) => ask()));
      await endWaiting(tx, table, calls.length);
      return answers;
    });
  }

  test('under a call: 503 with Retry-After, whether it asks, writes in a transaction, counts or follows', async () => {
    const problem = await makeProblem(house);
    const as = learner.code;
    const submit = { as, body: { problem_id: problem, code: 'x', language: 'cpp' as const, wait: false } };
    const { body } = await call(house.url, submitSolution, submit);
    const show = { as, params: { id: body.submission_id } };
    await eventually(async () => (await call(house.url, showSubmission, show)).body.judged_at !== null);
    const told = [
      ...(await lose('submissions', [
        () => refused(house.url, submitSolution, submit),
        () => refused(house.url, showSubmission, show),
      ])),
      ...(await lose('rate_limits', [() => refused(house.url, searchSite, { query: { q: 'trees' } })])),
      ...(await lose('users', [
        () => refused(house.url, login, { body: { username: learner.user.username, password: learner.password } }),
        () => refused(house.url, countUnread, { as }),
        () => refused(house.url, followNotifications, { as }),
      ])),
    ];
    expect(told.map(brief)).toEqual(told.map(() => [503, true, SENTENCE]));
    expect(told).toHaveLength(6);
    expect((await call(house.url, submitSolution, submit)).status).toBe(202);
  });

  test('between two statements of a transaction: it fails, and the process goes on', async () => {
    const lost = house.database.transaction(async (tx) => {
      const { rows } = await tx.raw('select pg_backend_pid() as pid');
      const [{ pid }] = rows as [{ pid: number }];
      await house.database.raw('select pg_terminate_backend($1)', [pid]);
      await eventually(
        async () => (await house.database.raw('select from pg_stat_activity where pid = $1', [pid])).rows.length === 0,
      );
      await sleep(50);
      await tx.raw('select 1');
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseAway);
    expect((await house.database.raw('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('a mistake in SQL is no lost connection', async () => {
    await expect(house.database.raw('select from nothing')).rejects.not.toBeInstanceOf(DatabaseAway);
  });
});

test('who finds all connections taken waits as long as the operator says, and then has a 503; the others are answered', async () => {
  const house = await openHouse({ runnerUrl: runner.url, env: { DATABASE_TIMEOUT_MS: '3000' } });
  try {
    const { code: as } = await makeUser(house);
    const body = { problem_id: await makeProblem(house), code: 'x', language: 'cpp' as const, wait: false };
    const { submission_id: id } = (await call(house.url, submitSolution, { as, body })).body;
    await eventually(
      async () => (await call(house.url, showSubmission, { as, params: { id } })).body.judged_at !== null,
    );
    const statuses: number[] = [];
    const ask = async () => {
      const reply = await fetch(house.url + showSubmission.path.replace(':id', String(id)), {
        headers: { 'x-session-code': as },
      });
      await reply.text();
      statuses.push(reply.status);
    };
    const asking = await house.database.transaction(async (tx) => {
      await tx.raw('lock table submissions in access exclusive mode');
      const all = Array.from({ length: 12 }, ask);
      await eventually(async () => statuses.length === 2);
      return all;
    });
    await Promise.all(asking);
    expect(statuses).toEqual([503, 503, ...Array.from({ length: 10 }, () => 200)]);
  } finally {
    await house.close();
  }
});

test('a database that is killed: the same server answers 503, and goes on with queue and events when it is back', async () => {
  const root = mkdtempSync(join(tmpdir(), 'devorbit-away-'));
  const cluster = { dataDir: join(root, 'data'), socketDir: join(root, 'socket'), durable: true };
  let postgres = await startPostgres(cluster);
  const url = postgres.url('devorbit');
  await migrateAll(url, createLog('error'));
  const database = connectDatabase(url, () => undefined, 2);
  const deps = { database, clock: systemClock };
  const [{ code: as }, problem] = [await makeUser(deps), await makeProblem(deps)];
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: join(root, 'server'),
    SECRET: TEST_SECRET,
    PORT: '0',
    RUNNER_URL: runner.url,
    LOG_LEVEL: 'warn',
  });
  const submit = { as, body: { problem_id: problem, code: 'x', language: 'cpp' as const, wait: false } };
  const ready = async () => (await fetch(`${server.url}/readyz`)).status === 200;
  /** A connection that has just died may still be found by the first who asks. */
  const patiently = <T>(ask: () => Promise<T>) => eventually(() => ask().catch(() => null));
  const judged = async () => {
    const { body } = await patiently(() => call(server.url, submitSolution, submit));
    const show = { as, params: { id: body.submission_id } };
    await patiently(async () => (await call(server.url, showSubmission, show)).body.judged_at !== null);
  };
  const seen = new Set<number>();
  let over = false;
  const visitor = async () => {
    for (; !over; await sleep(20)) {
      const reply = await fetch(server.url + countUnread.path, { headers: { 'x-session-code': as } });
      seen.add(reply.status);
      await reply.text();
    }
  };
  const visiting = visitor();
  try {
    const stream = await fetch(server.url + followNotifications.path, { headers: { 'x-session-code': as } });
    const events = readEvents(stream);
    await events.next();

    // PostgreSQL ends every connection when one of its processes is killed, and recovers by itself.
    const Backend = z.object({ pid: z.number() });
    const backends = `select pid from pg_stat_activity where application_name like 'devorbit%'`;
    const before = (await database.rows(Backend, backends)).map(({ pid }) => pid);
    process.kill(z.int().min(2).parse(before[0]), 'SIGKILL');
    await patiently(async () => {
      const now = await database.rows(Backend, backends);
      return !now.some(({ pid }) => before.includes(pid));
    });
    await eventually(ready);
    await judged();
    // Who follows is told that there may be something new, or asked to come again.
    await events.next();

    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    const answers = await Promise.all([
      refused(server.url, submitSolution, submit),
      refused(server.url, countUnread, { as }),
      refused(server.url, followNotifications, { as }),
    ]);
    expect(answers.map(brief)).toEqual(answers.map(() => [503, true, SENTENCE]));
    const unready = await fetch(`${server.url}/readyz`);
    expect([unready.status, Number(unready.headers.get('retry-after')) > 0]).toEqual([503, true]);
    // Longer than the first pauses of everything that tries again by itself.
    await sleep(3_000);
    postgres = await startPostgres(cluster);
    await eventually(ready);
    await judged();
    expect([...seen].toSorted()).toEqual([200, 503]);
    expect(process.kill(server.pid, 0)).toBe(true);
  } finally {
    over = true;
    await visiting;
    await server.kill();
    await database.close();
    await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
