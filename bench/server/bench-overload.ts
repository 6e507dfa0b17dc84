/**
 * How long `POST /api/submit/` takes while twice as much is submitted as the lanes can judge, with 600 learners' event
 * streams open and every submission followed as the page does: against the same call once a second, and against a bare
 * server's call at the same moments. Then again on a disk of which each flush takes FLUSH_MS, with half as many calls again
 * as it has flushes. Database, server, runner and bare server are processes of their own, and
 * the streams are read in another thread; how late the calls themselves went out is told as `client_late`.
 * Prints its progress and ends with one line of JSON: times in ms.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { followNotifications } from '@devorbit/contract/identity/notifications.ts';
import { followSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { openSession } from '@devorbit/server/features/identity/accounts/commands/open-session.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase, type Database } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { rightPrograms } from '@devorbit/testkit/sum-programs.ts';
import type { Opening, Streams } from './open-streams.ts';

const LEARNERS = 600;
/** Judged to learn the capacity. */
const CAPACITY_SAMPLE = 60;
const QUIET_S = 20;
const OVERLOAD_S = 20;
/** As of a network disk that is busy: so slow that the disk decides and not the processors, which may be shared. */
const FLUSH_MS = 100;
/** Calls for each such flush. */
const CALLS_PER_FLUSH = 1.5;
/** A call counts as refused after this long, in ms. */
const PATIENCE_MS = 15_000;
const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));

const share = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
const round = (value: number): number => Math.round(value * 10) / 10;
const figures = (ms: number[]) => ({
  p50: round(share(ms, 0.5)),
  p95: round(share(ms, 0.95)),
  max: round(share(ms, 1)),
});

/** Learners with a session each; answers the sessions' codes. */
async function makeLearners(database: Database): Promise<string[]> {
  await database.raw(
    `insert into users (username, email, full_name, password_hash, date_joined)
     select 'learner' || n, 'learner' || n || '@example.com', 'Learner ' || n, '', now() from generate_series(1, $1::integer) n`,
    [LEARNERS],
  );
  const { rows } = await database.raw('select id from users order by id');
  const codes: string[] = [];
  for (const { id } of rows as { id: number }[]) {
    const session = await openSession({ database, clock: systemClock, sessionHours: 1 }, id, 'password', {
      ip: '127.0.0.1',
      userAgent: 'bench',
    });
    codes.push(session.session_code);
  }
  return codes;
}

const interpreted = rightPrograms.filter(({ language }) => language === 'python' || language === 'javascript');

const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
const processes: Process[] = [];
const listeners = new Worker(new URL('./open-streams.ts', import.meta.url));
try {
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const codes = await makeLearners(database);
  const problem_id = await makeProblem({ database, clock: systemClock });
  const runner = await startProcess('runner/main.ts', { RUNNER_PORT: '0', RUNNER_CACHE_DIR: join(folder, 'packages') });
  processes.push(runner);
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the bench uses, long enough',
    PORT: '0',
    RUNNER_URL: runner.url,
    LOG_LEVEL: 'warn',
  });
  processes.push(server);
  const file = join(folder, 'bare.json');
  writeFileSync(file, JSON.stringify({ ok: true }));
  const bare = await startProcess('bench/server/bare-fastify.ts', {}, [file]);
  processes.push(bare);

  let streams: Streams = { open: 0, refused: 0, places: 0 };
  listeners.on('message', (told: Streams) => (streams = told));
  const listen = (opening: Opening) => listeners.postMessage(opening);

  let turn = 0;
  let refused = 0;
  /** Submits as the next learner, and follows the submission as the page does. Answers how long the call took, in ms. */
  async function submit(): Promise<number> {
    const code = codes[turn % codes.length] ?? '';
    const body = JSON.stringify({ problem_id, wait: false, ...interpreted[turn++ % interpreted.length] });
    const headers = { 'content-type': 'application/json', 'x-session-code': code };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const start = performance.now();
    try {
      const answer = await fetch(server.url + submitSolution.path, { method: 'POST', headers, body, signal });
      const { submission_id: id } = (await answer.json()) as { submission_id: string };
      if (answer.status === 202)
        listen({ url: server.url + followSubmission.path.replace(':id', id), headers: { 'x-session-code': code } });
      else refused++;
    } catch (error) {
      if (!signal.aborted) throw error;
      refused++;
    }
    return performance.now() - start;
  }
  async function callBare(): Promise<number> {
    const start = performance.now();
    await (await fetch(`${bare.url}/api/problems/`)).json();
    return performance.now() - start;
  }
  const judged = async (): Promise<number> => {
    const { rows } = await database.raw('select count(*)::integer as n from submissions where judged_at is not null');
    return (rows as { n: number }[])[0]?.n ?? 0;
  };
  const drained = async () => {
    while ((await judged()) < turn - refused) await sleep(100);
  };

  /** So many calls a second at even times, whether or not earlier ones were answered; each beside one of the bare server. */
  async function load(perSecond: number, seconds: number) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begun = performance.now();
    const before = await judged();
    const calls: Promise<number>[] = [];
    const floor: Promise<number>[] = [];
    const late: number[] = [];
    for (let at = 0; at < perSecond * seconds; at++) {
      const due = begun + (at * 1000) / perSecond;
      await sleep(Math.max(0, due - performance.now()));
      late.push(performance.now() - due);
      calls.push(submit());
      floor.push(callBare());
    }
    const answered = await Promise.all(calls);
    const took = (performance.now() - begun) / 1000;
    delay.disable();
    const result = {
      calls: calls.length,
      submit: figures(answered),
      bare: figures(await Promise.all(floor)),
      client_late: round(share(late, 0.95)),
      client_loop: round(delay.percentile(95) / 1e6),
      judged_per_second: round(((await judged()) - before) / took),
      streams: streams.open,
    };
    console.log(JSON.stringify(result));
    return result;
  }

  for (const code of codes) listen({ url: server.url + followNotifications.path, headers: { 'x-session-code': code } });
  while (streams.open < LEARNERS) await sleep(100);
  for (let at = 0; at < 8; at++) await submit();
  await drained();
  const start = performance.now();
  await Promise.all(Array.from({ length: CAPACITY_SAMPLE }, submit));
  await drained();
  const capacity = (CAPACITY_SAMPLE * 1000) / (performance.now() - start);
  console.log(`capacity: ${round(capacity)} submissions a second`);
  const quiet = await load(1, QUIET_S);
  await drained();
  const overload = await load(2 * capacity, OVERLOAD_S);
  const { places } = streams;
  await database.raw(`alter system set commit_delay = ${FLUSH_MS * 1000}`);
  await database.raw('alter system set commit_siblings = 0');
  await database.raw('select pg_reload_conf()');
  const slow = await load((CALLS_PER_FLUSH * 1000) / FLUSH_MS, OVERLOAD_S);
  console.log(
    JSON.stringify({
      capacity: round(capacity),
      quiet: quiet.submit,
      quiet_bare: quiet.bare,
      overload: overload.submit,
      overload_bare: overload.bare,
      overload_ratio: round(overload.submit.p95 / quiet.submit.p95),
      slow_disk: slow.submit,
      slow_disk_bare: slow.bare,
      slow_disk_judged_per_second: slow.judged_per_second,
      places_told: places,
      refused,
      load: Math.round(loadavg()[0] ?? 0),
    }),
  );
  await database.close();
} finally {
  await listeners.terminate();
  for (const process of processes) await process.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
