import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RunResult, showSubmission, submitSolution } from '../contract/practice/submissions.ts';
import { allGone, descendants } from '../runner/_processes.ts';
import { systemClock } from '../server/platform/clock.ts';
import { connectDatabase } from '../server/platform/database.ts';
import { postgresUrl } from '../server/platform/embedded-postgres.ts';
import { eventually } from '../testkit/eventually.ts';
import { makeProblem } from '../testkit/factories/problem.ts';
import { makeUser } from '../testkit/factories/user.ts';
import { generous } from '../testkit/generous.ts';
import { killPostmaster, postmasterOf } from '../testkit/postmaster.ts';
import { slowRightProgram } from '../testkit/sum-programs.ts';

const MINUTE_MS = 60_000;
const patient = { timeout: 10 * MINUTE_MS };
const root = dirname(import.meta.dirname);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'devorbit-serve-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let supervisor: ChildProcess | undefined;
afterEach(() => supervisor?.kill('SIGKILL'));

/** Runs the supervisor as `npm start` does, until code can be run. */
async function start() {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      INSTALL_LANGUAGES: 'off',
      INSTALL_DOCUMENT_TOOLS: 'off',
      RUNNER_AHEAD: '0',
      RUNNER_WORKSPACES: '0',
      RUNNER_LANGUAGE_SERVERS: '0',
      ...generous,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  supervisor = child;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes));
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${said}`);
    return said.includes('Running code is ready');
  }, 5 * MINUTE_MS);
  const url = /DevOrbit is ready .*: (http:\S+)/.exec(said)?.[1] ?? '';
  return { child, url, ended, said: () => said };
}

const postgresDir = () => join(dataDir, 'postgres');
const versionFile = () => join(postgresDir(), 'PG_VERSION');
const times = (text: string, part: string) => text.split(part).length - 1;

/** Calls until it is not refused for the moment. The server itself is never gone, and never fails. */
async function ask(url: string, code: string, init: RequestInit = {}): Promise<RunResult> {
  for (;;) {
    const headers = { 'x-session-code': code, 'content-type': 'application/json' };
    const reply = await fetch(url, { ...init, headers });
    if (reply.status !== 503) {
      expect(
        await reply
          .clone()
          .text()
          .then((text) => [reply.status < 300, text]),
      ).toEqual([true, expect.anything()]);
      return RunResult.parse(await reply.json());
    }
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    await reply.body?.cancel();
    await sleep(300);
  }
}

/** Twenty submissions of four learners, three of five right, each slow enough to be interrupted. */
async function submitTwenty(url: string) {
  const database = connectDatabase(postgresUrl(join(dataDir, 'run'), 'devorbit'), () => undefined, 2);
  const deps = { database, clock: systemClock };
  const problem = await makeProblem(deps);
  const learners = [];
  for (let at = 0; at < 4; at++) learners.push(await makeUser(deps));
  await database.close();
  const slowWrong = { ...slowRightProgram, code: slowRightProgram.code.replace('d["a"] + d["b"]', '3') };
  const works = learners.flatMap(({ code }) =>
    [true, false, true, false, true].map((right) => ({ code, right, program: right ? slowRightProgram : slowWrong })),
  );
  return Promise.all(
    works.map(async ({ code, right, program }) => {
      const body = JSON.stringify({ problem_id: problem, wait: false, ...program });
      const { submission_id: id } = await ask(url + submitSolution.path, code, { method: 'POST', body });
      return { id, code, right };
    }),
  );
}

test(
  'kill -9 of PostgreSQL three times while 20 submissions are judged: each gets its true verdict',
  patient,
  async () => {
    const { url, child, ended, said } = await start();
    const submissions = await submitTwenty(url);
    let judged = 0;
    const verdicts = Promise.all(
      submissions.map(async ({ id, code, right }) => {
        for (;;) {
          const result = await ask(url + showSubmission.path.replace(':id', id), code);
          if (result.judged_at === null) {
            await sleep(500);
            continue;
          }
          judged++;
          return { right, status: result.status, tests: right ? result.test_results.length : null };
        }
      }),
    );
    verdicts.catch(() => undefined);
    const backAfterMs: number[] = [];
    for (let round = 1; round <= 3; round++) {
      await eventually(async () => judged >= 2 * round, 3 * MINUTE_MS);
      const since = performance.now();
      const killed = killPostmaster(postgresDir());
      await eventually(async () => times(said(), 'The database is back') === round, 2 * MINUTE_MS);
      await eventually(async () => (await fetch(`${url}/readyz`)).status === 200, MINUTE_MS);
      backAfterMs.push(performance.now() - since);
      expect(postmasterOf(postgresDir())).not.toBe(killed);
    }
    // Where the machine is not busy with other things, each takes a few seconds.
    expect(Math.max(...backAfterMs)).toBeLessThan(2 * MINUTE_MS);
    expect(await verdicts).toEqual(
      submissions.map(({ right }) => ({ right, status: right ? 'Accepted' : 'Wrong Answer', tests: right ? 4 : null })),
    );
    expect(said()).not.toContain('The server ended');

    // A folder that cannot be started from again ends everything.
    const below = await descendants(child.pid ?? 0);
    writeFileSync(versionFile(), '17\n');
    killPostmaster(postgresDir());
    expect(await ended).toBe(1);
    expect(said()).toMatch(/^The database ended or did not start 5 times in a row, so everything stops\./m);
    expect(said()).toContain('was made by PostgreSQL 17, and this is 18');
    expect(await allGone(below, 60_000)).toBe(true);
  },
);

test('Ctrl-C while PostgreSQL is being started again leaves nothing behind', patient, async () => {
  writeFileSync(versionFile(), '18\n');
  const { child, ended, said } = await start();
  const below = await descendants(child.pid ?? 0);
  killPostmaster(postgresDir());
  await eventually(async () => said().includes('The database ended'));
  const again = await descendants(child.pid ?? 0);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(await allGone([...below, ...again].concat(postmasterOf(postgresDir()) ?? []), 60_000)).toBe(true);
  expect(said()).not.toMatch(/failed|did not start/);
});
