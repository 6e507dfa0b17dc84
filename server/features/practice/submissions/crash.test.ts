import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { TEST_SECRET } from '@devorbit/testkit/house.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { slowRightProgram } from '@devorbit/testkit/sum-programs.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase, type Database } from '../../../platform/database.ts';

let dataDir: string;
let base: TestDatabase;
let database: Database;
let runner: Process;
let server: Process;

const startServer = (port = 0) =>
  startProcess('server/main.ts', {
    DATABASE_URL: base.url,
    DATA_DIR: dataDir,
    SECRET: TEST_SECRET,
    PORT: String(port),
    RUNNER_URL: runner.url,
    LOG_LEVEL: 'warn',
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'devorbit-crash-'));
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined, 2);
  runner = await startRealRunner();
  server = await startServer();
});
afterEach(async () => {
  await server.kill();
  await runner.kill();
  await database.close();
  await base.drop();
  await rm(dataDir, { recursive: true });
});

/** Submits, and kills after the first test has come in. Answers the submission and who may see it. */
async function submitAndInterrupt(interrupt: () => Promise<void>) {
  const deps = { database, clock: systemClock };
  const [{ code }, problem] = [await makeUser(deps), await makeProblem(deps)];
  const { body } = await call(server.url, submitSolution, {
    as: code,
    body: { problem_id: problem, wait: false, ...slowRightProgram },
  });
  let interrupted: Promise<void> | undefined;
  const begun = Promise.withResolvers<void>();
  const following = follow(server.url, code, body.submission_id, ({ result }) => {
    if (result.test_results.length !== 1 || interrupted) return;
    interrupted = interrupt();
    begun.resolve();
  });
  following.catch(() => undefined);
  await begun.promise;
  await interrupted;
  return { code, problem, id: body.submission_id, following };
}

/** What came of it in the end: the verdict, every test once, and the problem's counts. */
async function outcome({ code, problem, id }: { code: string; problem: number; id: string }) {
  const result = (await follow(server.url, code, id)).at(-1)?.result;
  const { attempts, solves } = (await call(server.url, showProblem, { params: { id: problem } })).body;
  return {
    status: result?.status,
    passed: result?.test_results.filter(({ passed }) => passed).map(({ name }) => name),
    attempts,
    solves,
  };
}
const judgings = async (id: string) =>
  (await database.row(z.object({ judging: z.number() }), 'select judging from submissions where id = $1', [id]))
    .judging;
const truth = { status: 'Accepted', passed: ['Example 1', 'Test 2', 'Test 3', 'Test 4'], attempts: 1, solves: 1 };

test('kill -9 of the runner in the middle: the submission is judged again to its true verdict', async () => {
  const submission = await submitAndInterrupt(async () => {
    const { port } = runner;
    await runner.kill('SIGKILL');
    runner = await startRealRunner(port);
  });
  expect(await outcome(submission)).toEqual(truth);
});

test('kill -9 of the server in the middle: the next one judges it again', async () => {
  const { following, ...submission } = await submitAndInterrupt(async () => {
    const { port } = server;
    await server.kill('SIGKILL');
    server = await startServer(port);
  });
  await expect(following).rejects.toThrow('terminated');
  await eventually(async () => (await judgings(submission.id)) === 2, 200_000);
  expect(await outcome(submission)).toEqual(truth);
});

test('a server that closes gives its work back at once', async () => {
  let left: unknown;
  const { following, ...submission } = await submitAndInterrupt(async () => {
    await server.kill('SIGTERM');
    left = (await database.raw(`select state::text from pgboss.job where name = 'judge'`)).rows;
    server = await startServer();
  });
  expect((await following).at(-1)).toMatchObject({ type: 'progress' });
  expect(left).toEqual([{ state: 'retry' }]);
  expect(await outcome(submission)).toEqual(truth);
});
