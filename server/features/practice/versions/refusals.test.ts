import { createCommunityProblem, createProblem, updateProblem } from '@devorbit/contract/practice/problems.ts';
import {
  applyRejudge,
  cancelRejudge,
  listRejudges,
  type Rejudge,
  showRejudge,
  startRejudge,
} from '@devorbit/contract/practice/versions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import {
  accepting,
  cutting,
  type FakeRunner,
  outcome,
  refusing,
  startFakeRunner,
} from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
let staff: SignedIn;
let learner: SignedIn;
let problem: number;
let submission: string;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  staff = await makeUser(house, { role: 'staff' });
  learner = await makeUser(house);
});
beforeEach(async () => {
  runner.script = accepting;
  problem = await makeProblem(house);
  submission = await makeSubmission(
    house,
    { user_id: learner.user.id, problem_id: problem },
    { verdict: 'Wrong Answer' },
  );
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const all = { scope: 'all' } as const;
const start = async (body: object = all): Promise<Rejudge> =>
  (await call(house.url, startRejudge, { as: staff.code, params: { id: problem }, body })).body;
const sentence = async (body: object, id = problem, as = staff.code) => {
  const answer = await refused(house.url, startRejudge, { as, params: { id }, body });
  return [answer.status, answer.body['error']];
};
const show = async (id: string): Promise<Rejudge> =>
  (await call(house.url, showRejudge, { as: staff.code, params: { id } })).body;
const ready = (id: string): Promise<Rejudge> =>
  eventually(async () => {
    const rejudge = await show(id);
    return rejudge.state === 'ready' && rejudge;
  });
const apply = { as: '', params: { id: '' } };
const as = ({ code }: SignedIn, id: string) => ({ ...apply, as: code, params: { id } });
/** Further tries are due after longer and longer pauses: those are taken out. */
const hurried = async <T>(work: Promise<T>): Promise<T> => {
  const hurry = setInterval(
    () =>
      void house.database
        .raw(`update pgboss.job set start_after = now() where name = 'rejudge' and state = 'retry'`)
        .catch(() => undefined),
    100,
  );
  return work.finally(() => clearInterval(hurry));
};

test('only staff begin, see, apply and cancel it; the author of a community problem does not either', async () => {
  const superuser = await makeUser(house, { role: 'superuser' });
  const { id } = (await call(house.url, startRejudge, { as: superuser.code, params: { id: problem }, body: all })).body;
  const own = (
    await call(house.url, createCommunityProblem, { as: learner.code, body: { title: 'Mine', statement: 'Do it' } })
  ).body.id;
  expect(await sentence(all, problem, learner.code)).toEqual([403, 'Only staff can rejudge submissions']);
  expect(await sentence(all, own, learner.code)).toEqual([403, 'Only staff can rejudge submissions']);
  for (const endpoint of [showRejudge, applyRejudge, cancelRejudge]) {
    expect((await refused(house.url, endpoint, as(learner, id))).status).toBe(403);
    expect((await refused(house.url, endpoint, { params: { id } })).status).toBe(401);
    expect((await refused(house.url, endpoint, as(staff, '00000000-0000-4000-8000-000000000000'))).status).toBe(404);
  }
  expect((await refused(house.url, listRejudges, { as: learner.code, params: { id: own } })).status).toBe(403);
  expect((await refused(house.url, startRejudge, { params: { id: problem }, body: all })).status).toBe(401);
});

test('what cannot be judged again is refused with a sentence', async () => {
  expect(await sentence({})).toEqual([400, 'There are no submissions to rejudge.']);
  expect(await sentence({ submission_id: '00000000-0000-4000-8000-000000000000' })).toEqual([
    400,
    'There are no submissions to rejudge.',
  ]);
  const bare = await call(house.url, createProblem, { as: staff.code, body: { title: 'Bare', statement: 'Do it' } });
  expect(await sentence(all, bare.body.id)).toEqual([400, 'No test cases available for this problem']);
  expect((await sentence(all, 2_000_000))[0]).toBe(404);
});

test('one at a time: a second is refused until the first is applied or cancelled', async () => {
  const { id } = await start();
  const taken = [400, 'This problem already has an open rejudge. Apply or cancel it first.'];
  expect(await sentence(all)).toEqual(taken);
  await ready(id);
  expect(await sentence(all)).toEqual(taken);
  await call(house.url, cancelRejudge, as(staff, id));
  const next = await start();
  const listed = await call(house.url, listRejudges, { as: staff.code, params: { id: problem } });
  expect(listed.body.map((each) => each.id)).toEqual([next.id, id]);
});

test('a cancelled one moves nothing, stops judging and is not applied any more', async () => {
  runner.script = refusing(503);
  const { id } = await start();
  await eventually(async () => runner.requests.some((request) => request.id === `${submission}-again`));
  const cancelled = (await call(house.url, cancelRejudge, as(staff, id))).body;
  expect(cancelled).toMatchObject({ state: 'cancelled', judged: 0, changed: 0 });
  expect((await call(house.url, cancelRejudge, as(staff, id))).body.state).toBe('cancelled');
  expect((await refused(house.url, applyRejudge, as(staff, id))).body['error']).toBe('This rejudge was cancelled.');
  runner.script = accepting;
  await hurried(
    eventually(async () => {
      const { rows } = await house.database.raw(
        `select from pgboss.job where name = 'rejudge' and data ->> 'rejudge' = $1 and state <> 'completed'`,
        [id],
      );
      return rows.length === 0;
    }),
  );
  expect(await show(id)).toMatchObject({ state: 'cancelled', judged: 0 });
});

test('it waits below everything else, and is applied only when all is judged', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  runner.script = async (request, reply) => {
    await held;
    await accepting(request, reply);
  };
  const { id } = await start();
  expect((await refused(house.url, applyRejudge, as(staff, id))).body['error']).toBe(
    'You can apply this rejudge once all its submissions have been judged.',
  );
  await eventually(async () => runner.requests.some((request) => request.id === `${submission}-again`));
  expect(runner.requests.find((request) => request.id === `${submission}-again`)?.priority).toBe(3);
  release();
  await ready(id);
  await call(house.url, applyRejudge, as(staff, id));
  expect((await refused(house.url, cancelRejudge, as(staff, id))).body['error']).toBe(
    'This rejudge has already been applied.',
  );
});

test('a newer version of the problem: nothing is applied', async () => {
  const { id } = await start();
  await ready(id);
  await call(house.url, updateProblem, { as: staff.code, params: { id: problem }, body: { title: 'Newer' } });
  expect(await refused(house.url, applyRejudge, as(staff, id))).toMatchObject({
    status: 400,
    body: { error: 'This problem has a newer version now. Cancel this rejudge and start a new one.' },
  });
  const { rows } = await house.database.raw('select status from submissions where id = $1', [submission]);
  expect(rows).toEqual([{ status: 'Wrong Answer' }]);
});

test('our own failure is tried again, is no change in the end, and leaves the submission as it is', async () => {
  runner.script = cutting([outcome(1, 4)]);
  const { id } = await start();
  const before = runner.requests.length;
  const rejudge = await hurried(ready(id));
  expect(rejudge).toMatchObject({ judged: 1, changed: 0, gained: 0, lost: 0 });
  expect(runner.requests.length - before).toBeGreaterThanOrEqual(4);
  await call(house.url, applyRejudge, as(staff, id));
  const { rows } = await house.database.raw('select status from submissions where id = $1', [submission]);
  expect(rows).toEqual([{ status: 'Wrong Answer' }]);
});

test('pages of fifty rows, more than one job long', async () => {
  for (let at = 0; at < 59; at++)
    await makeSubmission(house, { user_id: learner.user.id, problem_id: problem }, { verdict: 'Wrong Answer' });
  const { id } = await start();
  expect(await ready(id)).toMatchObject({ total: 60, judged: 60, changed: 60, gained: 1 });
  const page = async (number: number, changed: 'true' | 'false') =>
    (await call(house.url, showRejudge, { as: staff.code, params: { id }, query: { page: number, changed } })).body
      .rows;
  expect([await page(1, 'true'), await page(2, 'true'), await page(3, 'true')].map(({ length }) => length)).toEqual([
    50, 10, 0,
  ]);
  expect(await page(2, 'false')).toEqual(await page(2, 'true'));
});
