import type { ServerResponse } from 'node:http';
import type { JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import {
  runCode,
  showSubmission,
  type SubmissionEvent,
  submitSolution,
} from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { accepting, type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { createPlaces } from './places.ts';
import { selectWaiting } from './store.ts';

let house: House;
let runner: FakeRunner;
let problem: number;
/** What the runner was given and has not finished, in order. */
let held: { request: JudgeRequest; reply: ServerResponse }[];

beforeEach(async () => {
  held = [];
  runner = await startFakeRunner((request, reply) => {
    reply.writeHead(200).write('{"type":"compiling"}\n');
    held.push({ request, reply });
  });
  house = await openHouse({ runnerUrl: runner.url, env: { JUDGE_CONCURRENCY: '1' } });
  problem = await makeProblem(house);
});
afterEach(async () => {
  finishAll();
  await house.close();
  await runner.close();
});

const finishAll = () => {
  runner.script = accepting;
  for (const { reply } of held.splice(0)) reply.end();
};
/** Ends what the one lane judges, and waits until it has the next. */
const finishOne = async () => {
  held
    .shift()
    ?.reply.end(
      '{"type":"finished","verdict":"Wrong Answer","message":"","runtime_ms":1,"memory_kb":1,"passed":0,"total":4}\n',
    );
  await eventually(async () => held.length > 0);
};
const submit = async ({ code: as }: SignedIn) =>
  (
    await call(house.url, submitSolution, {
      as,
      body: { problem_id: problem, code: 'x', language: 'cpp', wait: false },
    })
  ).body;
const show = async ({ code: as }: SignedIn, id: string) =>
  (await call(house.url, showSubmission, { as, params: { id } })).body;
/** What its author is shown in the end: a look at the queue holds for a second. */
const untilAhead = (user: SignedIn, id: string, ahead: number | null) =>
  eventually(async () => (await show(user, id)).ahead === ahead);

describe('a place in the queue', () => {
  test('is told live, goes down as others are judged, and is gone when it is its turn', async () => {
    const [first, second, third] = [await makeUser(house), await makeUser(house), await makeUser(house)];
    await submit(first);
    await eventually(async () => held.length === 1);
    const waiting = await submit(second);
    const last = await submit(third);
    expect(last).toMatchObject({ status: 'Queued', ahead: null });
    const seen: (number | null)[] = [];
    const onEvent = ({ result }: SubmissionEvent) => {
      if (seen.at(-1) !== result.ahead) seen.push(result.ahead);
    };
    const following = follow(house.url, third.code, last.submission_id, onEvent);
    await untilAhead(second, waiting.submission_id, 0);
    await untilAhead(third, last.submission_id, 1);
    await eventually(async () => seen.at(-1) === 1);
    await finishOne();
    await eventually(async () => seen.at(-1) === 0);
    await finishOne();
    await eventually(async () => seen.at(-1) === null);
    await eventually(async () => (await show(third, last.submission_id)).status === 'Running');
    finishAll();
    await following;
    // What a busy machine takes from its judge waits once more, and is told its place again.
    expect(seen.slice(0, 4)).toEqual([null, 1, 0, null]);
    expect(seen.at(-1)).toBeNull();
  });

  test('counts runs before submissions, as they are taken', async () => {
    const [first, second, third] = [await makeUser(house), await makeUser(house), await makeUser(house)];
    await submit(first);
    await eventually(async () => held.length === 1);
    const submission = await submit(second);
    const run = await call(house.url, runCode, {
      as: third.code,
      body: { problem_id: problem, code: 'x', language: 'cpp', wait: false },
    });
    await untilAhead(second, submission.submission_id, 1);
    await untilAhead(third, run.body.submission_id, 0);
    await finishOne();
    expect(held[0]?.request.id).toBe(run.body.submission_id);
  });

  test('is its author’s alone to see', async () => {
    const [first, second, staff] = [
      await makeUser(house),
      await makeUser(house),
      await makeUser(house, { role: 'staff' }),
    ];
    await submit(first);
    await eventually(async () => held.length === 1);
    const { submission_id: id } = await submit(second);
    await untilAhead(second, id, 0);
    expect(await show(staff, id)).toMatchObject({ status: 'Queued', ahead: null });
    expect((await refused(house.url, showSubmission, { as: first.code, params: { id } })).status).toBe(404);
    const told = { staff: new Set<number | null>(), author: new Set<number | null>() };
    const following = [
      follow(house.url, staff.code, id, ({ result }) => told.staff.add(result.ahead)),
      follow(house.url, second.code, id, ({ result }) => told.author.add(result.ahead)),
    ];
    await eventually(async () => told.author.has(0) && told.staff.size > 0);
    finishAll();
    await Promise.all(following);
    expect(told.staff).toEqual(new Set([null]));
  });
});

test('the queue is read once a look, in the order of its index, however many ask', async () => {
  const user = await makeUser(house);
  let reads = 0;
  const counting: Database = { ...house.database, rows: (...query) => (reads++, house.database.rows(...query)) };
  const places = createPlaces(counting, 60_000);
  const id = '00000000-0000-7000-8000-000000000000';
  const told = await Promise.all(Array.from({ length: 600 }, () => places.of(user.user, id)));
  expect([new Set(told), reads]).toEqual([new Set([null]), 1]);

  await house.database.transaction(async (tx) => {
    await tx.raw('set local enable_seqscan = off');
    const plan: string[] = [];
    await selectWaiting({
      ...tx,
      rows: async (_, sql) => {
        const { rows } = await tx.raw(`explain (costs off) ${sql}`);
        plan.push(...rows.map((row) => (row as { 'QUERY PLAN': string })['QUERY PLAN']));
        return [];
      },
    });
    expect(plan.join('\n')).toMatch(/^Limit\n\s+->\s+Index Scan using submissions_waiting on submissions$/);
  });
});
