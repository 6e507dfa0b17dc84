import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { accepting, type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateAll } from '../../../migrate.ts';
import { connectDatabase } from '../../../platform/database.ts';
import { type RunningPostgres, startPostgres } from '../../../platform/embedded-postgres.ts';
import { createLog } from '../../../platform/log.ts';
import { findActor } from '../../identity/accounts/commands/find-actor.ts';
import { gatherCallers } from '../../identity/accounts/door.ts';

let folder: string;
let postgres: RunningPostgres;
let runner: FakeRunner;
let house: House;
/** A connection whose commits wait for ever, as for a disk that does not answer; those of the house are quick. */
let stuck: pg.Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'devorbit-slow-'));
  postgres = await startPostgres({ dataDir: join(folder, 'data'), socketDir: join(folder, 'run'), durable: true });
  const databaseUrl = postgres.url('house');
  await migrateAll(databaseUrl, createLog('error'));
  stuck = new pg.Client({ connectionString: databaseUrl });
  await stuck.connect();
  await stuck.query('alter database house set synchronous_commit = local');
  await stuck.query(`alter system set synchronous_standby_names = 'nobody'`);
  await stuck.query('select pg_reload_conf()');
  runner = await startFakeRunner(accepting);
  house = await openHouse({ runnerUrl: runner.url, databaseUrl });
});
afterEach(async () => {
  await release();
  await house.close();
  await runner.close();
  await stuck.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`;
const waits = async () => (await house.database.raw(`select pid ${waiting}`)).rows.length > 0;
const release = () => house.database.raw(`select pg_cancel_backend(pid) ${waiting}`);

test('submissions are taken and judged while another transaction that tells something waits for its disk', async () => {
  const [{ code: as }, problem_id] = [await makeUser(house), await makeProblem(house)];
  await eventually(async () => (await stuck.query('show synchronous_standby_names')).rows[0].synchronous_standby_names);
  await stuck.query('set synchronous_commit = on');
  await stuck.query('begin; create table waits (); notify elsewhere');
  const committed = stuck.query('commit');
  await eventually(waits);

  const body = { problem_id, code: 'x', language: 'cpp', wait: false };
  const taken = await Promise.all(Array.from({ length: 5 }, () => call(house.url, submitSolution, { as, body })));
  expect(taken.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  const [first] = taken.map((answer) => answer.body.submission_id);
  await eventually(async () => {
    const shown = await call(house.url, showSubmission, { as, params: { id: first ?? '' } });
    return shown.body.status === 'Accepted';
  });

  expect(await waits()).toBe(true);
  await release();
  await committed;
  // What was held back is told after all.
  const later = await call(house.url, submitSolution, { as, body });
  expect((await follow(house.url, as, later.body.submission_id)).at(-1)?.result.status).toBe('Accepted');
});

test('a session is recognised without waiting for the disk', async () => {
  const { code, user } = await makeUser(house);
  await house.database.raw(`update sessions set last_used_at = now() - interval '5 minutes'`);
  const waitingForDisk = connectDatabase(
    `${house.databaseUrl}&options=${encodeURIComponent('-c synchronous_commit=on')}`,
    () => undefined,
    1,
  );
  const { rows } = await waitingForDisk.raw('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  const deps = { database: waitingForDisk, clock: house.clock };
  const found = await findActor({ ...deps, callerOf: gatherCallers(deps) }, code, '127.0.0.1');
  expect(found?.id).toBe(user.id);
  expect(
    (await house.database.raw(`select from sessions where last_used_at > now() - interval '1 minute'`)).rows,
  ).toHaveLength(1);
  await waitingForDisk.close();
});
