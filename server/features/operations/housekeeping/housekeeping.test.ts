import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { showHealth } from '@devorbit/contract/operations/administration.ts';
import { Health } from '@devorbit/contract/operations/health.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { openQueue, type Queue } from '../../../platform/queue.ts';
import { queues } from '../../../registry.ts';
import { openServer, type Server } from '../../../server.ts';
import { runHourlyJobs } from './commands/run-hourly-jobs.ts';
import { errorWords } from './error-words.ts';

let now = new Date('2026-03-01T10:00:00Z');
const clock = { now: () => now };
const log = createLog('silent');
let house: House;
let queue: Queue;
let learner: SignedIn;
let staff: SignedIn;
let superuser: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock });
  queue = await openQueue(house.database, log, queues);
  learner = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
  superuser = await makeUser(house, { role: 'superuser' });
});
afterAll(async () => {
  await queue.close();
  await house.close();
});

const rows = async (sql: string, params: unknown[] = []) => (await house.database.raw(sql, params)).rows;
const ofHousekeeping = "from pgboss.job where name = 'housekeeping'";

/** As when the hour has come: a server that has just started takes the job at once. */
async function hour(): Promise<void> {
  await rows(`delete ${ofHousekeeping}`);
  await queue.send(house.database, 'housekeeping', {});
  const server: Server = await openServer({ ...house.env, PORT: 0 }, { log, clock });
  await eventually(async () => (await rows(`select ${ofHousekeeping} and state in ('completed', 'failed')`)).at(0));
  await server.close();
}

const health = async (as: SignedIn = staff) => (await call(house.url, showHealth, { as: as.code })).body.hourly_jobs;
const failing = async () => (await health())?.filter(({ failing_since }) => failing_since !== null);
const healthz = async (headers: Record<string, string> = {}) =>
  Health.parse(await (await fetch(`${house.url}/healthz`, { headers })).json()).failing_jobs;
const told = async ({ code }: SignedIn) =>
  (await call(house.url, listNotifications, { as: code })).body.notifications
    .filter(({ link }) => link === '/admin?section=health')
    .map(({ title }) => title);

test('the first job fails: accounts are erased all the same, and staff alone see which job it was until it works again', async () => {
  const leaver = await makeUser(house);
  await rows('update users set deletion_due_at = $2 where id = $1', [leaver.user.id, now]);
  await rows(
    "insert into sessions (code_digest, user_id, created_at, expires_at) values ('\\x00', $1, $2, '2020-01-01')",
    [learner.user.id, now],
  );
  await rows(`create function stand_still() returns trigger language plpgsql as $$
    begin raise exception 'no room at postgres://orbit:hunter2@db.example.com/main for %', old.user_id; end $$`);
  await rows(`create trigger stand_still before delete on sessions for each row
    when (old.expires_at < '2021-01-01') execute function stand_still()`);

  await hour();
  expect(await rows('select from users where id = $1 and anonymised_at is not null', [leaver.user.id])).toHaveLength(1);
  const since = now.toISOString();
  const fault = {
    name: 'Expired sessions',
    last_success_at: null,
    failing_since: since,
    error: `no room at postgres://…@db.example.com/main for ${learner.user.id}`,
  };
  expect(await failing()).toEqual([fault]);
  expect((await health())?.at(0)).toEqual(fault);
  expect(await health()).toContainEqual({
    name: 'Account deletion',
    last_success_at: since,
    failing_since: null,
    error: '',
  });
  expect((await refused(house.url, showHealth, { as: learner.code })).status).toBe(403);
  expect((await refused(house.url, showHealth, {})).status).toBe(401);
  const own = ({ code }: SignedIn) => ({ 'x-session-code': code });
  expect([await healthz(), await healthz(own(learner))]).toEqual([undefined, undefined]);
  expect([await healthz(own(staff)), await healthz(own(superuser))]).toEqual([
    ['Expired sessions'],
    ['Expired sessions'],
  ]);

  now = new Date(now.getTime() + 60_000);
  await hour();
  expect(await failing()).toEqual([fault]);
  expect(await told(superuser)).toEqual(['The hourly job ‘Expired sessions’ failed']);
  expect([await told(staff), await told(learner)]).toEqual([[], []]);

  await rows('drop trigger stand_still on sessions');
  await hour();
  expect(await failing()).toEqual([]);
  expect(await healthz(own(staff))).toEqual([]);
  expect(await health()).toContainEqual({
    name: 'Expired sessions',
    last_success_at: now.toISOString(),
    failing_since: null,
    error: '',
  });
});

test('a job that never ends counts as failed, those behind it have their turn, and what is no job any more is forgotten', async () => {
  const turns: string[] = [];
  const jobs = [
    { name: 'Endless', run: () => new Promise<never>(() => undefined) },
    { name: 'Patient', run: async () => turns.push('patient') },
  ];
  await runHourlyJobs({ ...house, log }, jobs, AbortSignal.timeout(60_000), 20);
  expect(turns).toEqual(['patient']);
  expect((await health())?.map(({ name, error }) => ({ name, error }))).toEqual([
    { name: 'Endless', error: 'It didn’t finish within 0.02 seconds' },
    { name: 'Patient', error: '' },
  ]);
  await runHourlyJobs({ ...house, log }, jobs, AbortSignal.abort());
  expect(turns).toEqual(['patient']);
});

test.each([
  [new Error('lock  timeout\n on "users"'), 'lock timeout on "users"'],
  ['connect to smtps://post:hunter2@mail.example.com failed', 'connect to smtps://…@mail.example.com failed'],
  ['535 login of ada.b@example.com refused', '535 login of … refused'],
  ['password=hunter2, again', 'password=…, again'],
  ['{"api_key": "sk-1"}', '{"api_key": …'],
  ['401 for Bearer abc.def', '401 for Bearer …'],
  ['a token like 5f1d7a8e3c2b4a6f8e9d0c1b', 'a token like …'],
  ['at pg://u:a/b@c@db/main', 'at pg://…@db/main'],
])('staff read %j without what may be secret', (error, words) => {
  expect(errorWords(error)).toBe(words);
});

test('what is long is cut', () => {
  expect(errorWords('x'.repeat(400))).toHaveLength(300);
});
