import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgeEvent, JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { type AuthoringDesk, openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { authoredDraft, pythonSolution, sumPrograms } from '@devorbit/testkit/factories/draft.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import {
  answering,
  cutting,
  type FakeRunner,
  outcome,
  refusing,
  type Script,
  startFakeRunner,
} from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { endWaiting } from '@devorbit/testkit/lost-connections.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

let house: House;
let runner: FakeRunner;
let desk: AuthoringDesk;
let hurry: NodeJS.Timeout;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  // What is tried again need not wait for its pause.
  const next = `update pgboss.job set start_after = now() where name = 'verify' and state = 'retry' and start_after > now()`;
  hurry = setInterval(() => void house.database.raw(next).catch(() => undefined), 250);
  desk = openAuthoring(house, (await makeUser(house)).code);
});
afterAll(async () => {
  clearInterval(hurry);
  await house.close();
  await runner.close();
});
afterEach(() => {
  runner.script = refusing(500);
});

const TESTS = 4;
/** Four tests with the example, without programs but a reference and a wrong solution. */
const draft = authoredDraft({
  validator: null,
  generators: [],
  solutions: [pythonSolution('reference', sumPrograms.right), pythonSolution('wrong_answer', sumPrograms.wrong)],
  tests: ['0 0', '20 22', '5000 7'].map((input) => ({ kind: 'text', name: input, input, answer: null })),
});

type Task = JudgeRequest['task'];
const telling =
  (events: JudgeEvent[]): Script =>
  (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const event of events) reply.write(`${JSON.stringify(event)}\n`);
    reply.end();
  };
const run = (index: number): JudgeEvent => ({
  type: 'run',
  run: { index, exit_code: 0, ended_by: null, stdout: '3\n', stderr: '', time_ms: 10, memory_kb: 9000 },
});
const finished = (passed: number): JudgeEvent => ({
  type: 'finished',
  verdict: 'Success',
  message: '',
  runtime_ms: 10,
  memory_kb: 9000,
  passed,
  total: TESTS,
});
const allRuns = telling([...[0, 1, 2, 3].map(run), finished(0)]);
const accepted = answering([1, 2, 3, 4].map((index) => outcome(index, TESTS)));
const rejected = answering([outcome(1, TESTS, { passed: false, verdict: 'Wrong Answer' })], {
  verdict: 'Wrong Answer',
  passed: 0,
});
/** A runner that does everything right. */
const honest: Script = (request, reply) => {
  if (request.task.kind === 'author') return allRuns(request, reply);
  return (request.source === sumPrograms.wrong ? rejected : accepted)(request, reply);
};
/** Honest but for one kind of task. */
const but =
  (kind: Task['kind'], script: Script): Script =>
  (request, reply) =>
    (request.task.kind === kind ? script : honest)(request, reply);

const problemOf = async (id: number) => (await call(house.url, showProblem, { params: { id } })).body;
const trials = async () => (await house.database.raw('select from trial_packages')).rows;

test('a runner that does everything right makes the draft go live', async () => {
  runner.script = honest;
  const { last, id } = await desk.verify(draft);
  expect(last).toMatchObject({ state: 'passed', message: 'Version 2 is live with 4 tests.' });
  expect((await problemOf(id)).tests).toBe(TESTS);
  expect(new Set(runner.requests.map(({ priority }) => priority))).toEqual(new Set([2]));
});

describe('nothing goes live', () => {
  test.each<[string, Script]>([
    ['the runner always breaks off', cutting([outcome(1, TESTS)])],
    ['the runner always fails', refusing(500)],
    ['it says that it ran, and tells no run', but('author', telling([finished(0)]))],
    ['it tells the runs in another order', but('author', telling([...[1, 0, 2, 3].map(run), finished(0)]))],
    ['it tells one run too few', but('author', telling([...[0, 1, 2].map(run), finished(0)]))],
    ['it says Accepted without tests', but('judge', answering([], { verdict: 'Accepted' }))],
    [
      'it says Success',
      but(
        'judge',
        answering(
          [1, 2, 3, 4].map((at) => outcome(at, TESTS)),
          { verdict: 'Success' },
        ),
      ),
    ],
    ['it always says Judge Error', but('judge', answering([], { verdict: 'Judge Error', passed: 0 }))],
    ['it sends nonsense', telling([{ type: 'nonsense' } as never])],
  ])('where %s', async (_, script) => {
    runner.script = script;
    const { last, id } = await desk.verify(draft);
    expect(last).toMatchObject({
      state: 'failed',
      message: 'The judge stopped several times, so nothing went live. Please verify again later.',
    });
    expect(await problemOf(id)).toMatchObject({ title: 'Four fields', tests: 0 });
    expect(await trials()).toEqual([]);
  });
});

describe('a runner’s fault is made good', () => {
  test.each<[string, Script]>([
    ['is full at first', honest],
    ['vanishes once', cutting([outcome(1, TESTS)])],
    ['fails once', answering([], { verdict: 'Judge Error', passed: 0 })],
  ])('that %s', async (_, first) => {
    let asked = 0;
    runner.script = (request, reply) => {
      asked++;
      if (asked <= 2) return refusing(503)(request, reply);
      return (asked === 4 ? first : honest)(request, reply);
    };
    const { last, id } = await desk.verify(draft);
    expect(last).toMatchObject({ state: 'passed', message: 'Version 2 is live with 4 tests.' });
    expect((await problemOf(id)).tests).toBe(TESTS);
  });
});

test('a newer verification ends the work of the one before', async () => {
  const held = Promise.withResolvers<void>();
  const newer = Promise.withResolvers<void>();
  runner.script = async (_, reply) => {
    reply.on('close', held.resolve);
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (let index = 0; !reply.destroyed; index++) {
      // What is told after the newer one has begun is told for nothing.
      if (index === 1) await newer.promise;
      if (index < TESTS) reply.write(`${JSON.stringify(run(index))}\n`);
      else reply.write('\n');
      await new Promise((go) => setTimeout(go, 50));
    }
  };
  const id = await desk.create();
  await desk.save(id, draft);
  const first = await desk.begin(id);
  await eventually(async () => runner.requests.some((request) => request.id.startsWith(first.id)));
  const begun = desk.statesOf(first.id);
  runner.script = honest;
  const second = await desk.begin(id);
  newer.resolve();
  expect((await begun).at(-1)).toMatchObject({ state: 'failed', message: 'Replaced by a newer verification.' });
  expect((await desk.statesOf(second.id)).at(-1)?.state).toBe('passed');
  expect((await desk.show(id)).verification?.id).toBe(second.id);
  await held.promise;
});

test('connections to the database that are lost, however often, are nobody’s failure', async () => {
  runner.script = honest;
  const id = await desk.create();
  await desk.save(id, draft);
  const begun = await house.database.transaction(async (tx) => {
    await tx.raw('lock table trial_packages in access exclusive mode');
    const verification = await desk.begin(id);
    for (;;) {
      const { go, failures } = await tx.row(
        z.object({ go: z.number(), failures: z.number() }),
        'select go, failures from verifications where id = $1',
        [verification.id],
      );
      if (go > 3 || failures >= 3) return verification;
      await endWaiting(tx, 'trial_packages', 0);
      await sleep(50);
    }
  });
  expect((await desk.statesOf(begun.id)).at(-1)?.state).toBe('passed');
});

test('a real runner that dies in the middle: nothing goes live before another has judged all of it again', async () => {
  let real = await startRealRunner();
  const own = await openHouse({ runnerUrl: real.url });
  try {
    const author = openAuthoring(own, (await makeUser(own)).code);
    const slow = `import time\ntime.sleep(0.8)\n${sumPrograms.right}`;
    const id = await author.create();
    await author.save(
      id,
      authoredDraft({
        solutions: [pythonSolution('reference', slow)],
        limits: { time_ms: 10_000, memory_kb: 131_072 },
      }),
    );
    const { id: verification } = await author.begin(id);
    await eventually(async () => {
      const { verification: shown } = await author.show(id);
      if (shown?.finished_at) throw new Error(`It ended too early: ${JSON.stringify(shown)}`);
      return shown?.checks.some(({ group, state }) => group === 'reference' && state === 'running');
    });
    const { port } = real;
    await real.kill('SIGKILL');
    expect((await call(own.url, showProblem, { params: { id } })).body.tests).toBe(0);
    real = await startRealRunner(port);
    expect((await author.statesOf(verification)).at(-1)).toMatchObject({ state: 'passed' });
    expect((await call(own.url, showProblem, { params: { id } })).body.tests).toBe(5);
    expect(await author.show(id)).toMatchObject({ version: 2 });
  } finally {
    await own.close();
    await real.kill();
  }
});
