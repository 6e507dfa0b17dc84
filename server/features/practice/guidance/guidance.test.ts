import { giveUp, showGuidance, takeHint } from '@devorbit/contract/practice/guidance.ts';
import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { listProgress } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointsOf } from './commands/points-of.ts';
import { pointsExpression } from './store.ts';

const hints = ['Look at `a`.', 'Look at `b`.', 'Add them.'];
const editorial = '## Idea\n\nThe sum is `a + b`.';

let house: House;
/** Every question of the clock gets a later answer, so that the order of events is the order of calls. */
let at = Date.now();
let learner: SignedIn;
let problem: number;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => new Date((at += 1000)) } });
});
beforeEach(async () => {
  learner = await makeUser(house);
  problem = await makeProblem(house, { difficulty: 'Medium', hints, editorial });
});
afterAll(() => house.close());

const shown = async ({ code } = learner) =>
  (await call(house.url, showGuidance, { as: code, params: { id: problem } })).body;
const take = async (hint: number, { code } = learner) =>
  (await call(house.url, takeHint, { as: code, params: { id: problem }, body: { hint } })).body;
const give = async ({ code } = learner) => (await call(house.url, giveUp, { as: code, params: { id: problem } })).body;
const judged = (verdict: 'Accepted' | 'Wrong Answer', { user } = learner) =>
  makeSubmission(house, { user_id: user.id, problem_id: problem }, { verdict });
const figures = async ({ code } = learner) => (await call(house.url, listProgress, { as: code })).body[0];
const own = async ({ code } = learner) => (await call(house.url, showLeaderboard, { query: {}, as: code })).body.own;
const taken = async () =>
  (await house.database.raw('select hint from guidance_taken where user_id = $1 order by hint', [learner.user.id]))
    .rows;

describe('hints in steps', () => {
  test('the cost is told before; each is shown in turn and takes its share', async () => {
    const untouched = {
      problem_id: problem,
      hints_total: 3,
      hints: [],
      next_hint_cost: 20,
      points_left: 200,
      has_editorial: true,
      editorial: null,
      solved: false,
      given_up: false,
    };
    expect(await shown()).toEqual(untouched);
    expect(await take(1)).toEqual({ ...untouched, hints: hints.slice(0, 1), points_left: 180 });
    expect(await take(2)).toEqual({ ...untouched, hints: hints.slice(0, 2), points_left: 160 });
    expect(await take(3)).toEqual({ ...untouched, hints, points_left: 140, next_hint_cost: null });
    expect(await shown()).toEqual(await take(3));
  });

  test('one that was taken costs nothing again, and none is taken out of turn', async () => {
    const early = await refused(house.url, takeHint, { as: learner.code, params: { id: problem }, body: { hint: 2 } });
    expect([early.status, early.body['detail']]).toEqual([400, 'Hints open in order. Your next one is hint 1.']);
    await take(1);
    await take(1);
    await take(2);
    expect(await take(1)).toMatchObject({ hints: hints.slice(0, 2), points_left: 160 });
    const beyond = await refused(house.url, takeHint, { as: learner.code, params: { id: problem }, body: { hint: 4 } });
    expect([beyond.status, beyond.body['detail']]).toEqual([400, 'This problem has 3 hints.']);
    expect(await taken()).toEqual([{ hint: 1 }, { hint: 2 }]);
  });

  test('of many at once one costs', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(1)));
    for (const answer of answers) expect(answer).toMatchObject({ hints: hints.slice(0, 1), points_left: 180 });
    expect(await taken()).toEqual([{ hint: 1 }]);
  });

  test.each([
    ['Easy', 100, 10],
    ['Medium', 200, 20],
    ['Hard', 300, 30],
  ] as const)('cost a tenth of what the difficulty gives: %s', async (difficulty, points_left, next_hint_cost) => {
    problem = await makeProblem(house, { difficulty, hints });
    expect(await shown()).toMatchObject({ points_left, next_hint_cost, has_editorial: false });
  });
});

describe('the points of a first Accepted', () => {
  test.each([
    [0, 200],
    [1, 180],
    [3, 140],
  ])('after %i hints', async (count, points) => {
    for (let hint = 1; hint <= count; hint++) await take(hint);
    await judged('Wrong Answer');
    expect((await shown()).points_left).toBe(points);
    await judged('Accepted');
    expect(await figures()).toMatchObject({ solved_count: 1, points, current_streak: 1 });
    expect(await own()).toMatchObject({ solved_count: 1, points });
  });

  test('after giving up are none; it counts as solved, in the streak and among the solves', async () => {
    await take(1);
    expect(await give()).toMatchObject({ editorial, hints, next_hint_cost: null, points_left: 0, given_up: true });
    await judged('Accepted');
    expect(await figures()).toMatchObject({ solved_count: 1, points: 0, current_streak: 1 });
    expect(await own()).toMatchObject({ solved_count: 1, points: 0 });
    const { body } = await call(house.url, showProblem, { as: learner.code, params: { id: problem } });
    expect(body).toMatchObject({ solves: 1, attempts: 1, user_solved: true });
  });

  test('move the leaderboard: who needed a hint stands behind who needed none', async () => {
    const second = await makeUser(house);
    await take(1, second);
    await judged('Accepted', second);
    await judged('Accepted');
    const [first, behind] = [await own(), await own(second)];
    expect([first?.points, behind?.points]).toEqual([200, 180]);
    expect(first?.rank).toBeLessThan(behind?.rank ?? 0);
  });

  test('are those of the help with this problem and of this user', async () => {
    const other = problem;
    await take(1);
    await give();
    problem = await makeProblem(house, { hints });
    await judged('Accepted');
    expect((await figures())?.points).toBe(100);
    problem = other;
    const second = await makeUser(house);
    await judged('Accepted', second);
    expect((await figures(second))?.points).toBe(200);
  });

  test('of a problem of one’s own are none, and its hints cost none', async () => {
    await house.database.raw(`update problems set author_id = $1 where id = $2`, [learner.user.id, problem]);
    expect(await shown()).toMatchObject({ points_left: 0, next_hint_cost: 0 });
    expect(await take(1)).toMatchObject({ hints: hints.slice(0, 1), points_left: 0, next_hint_cost: 0 });
    await judged('Accepted');
    expect(await figures()).toMatchObject({ solved_count: 0, points: 0 });
  });
});

test('points over many rows are those of each, and go by the time of the Accepted', async () => {
  const before = house.clock.now();
  await take(1);
  const between = house.clock.now();
  await take(2);
  await give();
  const own = await makeProblem(house);
  await house.database.raw(`update problems set author_id = $1 where id = $2`, [learner.user.id, own]);
  const rows = [
    [problem, before],
    [problem, between],
    [problem, house.clock.now()],
    [own, before],
  ] as const;
  const each = pointsExpression({ user_id: 's.user_id', problem_id: 's.problem_id', solved_at: 's.solved_at' });
  const { rows: told } = await house.database.raw(
    `select ${each} as points
     from unnest($1::integer[], $2::integer[], $3::timestamptz[]) with ordinality s (user_id, problem_id, solved_at, nth)
     order by nth`,
    [rows.map(() => learner.user.id), rows.map(([id]) => id), rows.map(([, solved_at]) => solved_at)],
  );
  expect(told).toEqual([{ points: 200 }, { points: 180 }, { points: 0 }, { points: 0 }]);
});

describe('after the first Accepted', () => {
  test('everything is open and free, and costs nothing afterwards', async () => {
    await take(1);
    await judged('Accepted');
    const open = {
      hints,
      editorial,
      next_hint_cost: null,
      points_left: null,
      solved: true,
      given_up: false,
    };
    expect(await shown()).toMatchObject(open);
    expect(await take(3)).toMatchObject(open);
    expect(await give()).toMatchObject(open);
    await judged('Accepted');
    expect(await taken()).toEqual([{ hint: 1 }]);
    expect((await figures())?.points).toBe(180);
  });

  test('a hint and an Accepted at once come in an order, and the points are those of that order', async () => {
    for (let round = 0; round < 8; round++) {
      learner = await makeUser(house);
      const [, answer] = await Promise.all([judged('Accepted'), take(1)]);
      const paid = await house.database.raw(
        `select from guidance_taken t join solved_problems s using (user_id, problem_id)
         where t.user_id = $1 and t.taken_at < s.solved_at`,
        [learner.user.id],
      );
      expect((await figures())?.points).toBe(paid.rows.length > 0 ? 180 : 200);
      if (answer.solved) expect(await taken()).toEqual([]);
    }
  });

  test('while the points are told and kept, hints wait', async () => {
    let waiting: Promise<unknown> = Promise.resolve();
    await house.database.transaction(async (tx) => {
      const first = { user_id: learner.user.id, problem_id: problem, solved_at: house.clock.now() };
      expect(await pointsOf(tx, first)).toBe(200);
      let done = false;
      waiting = take(1).then(() => (done = true));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(done).toBe(false);
    });
    await waiting;
    expect(await taken()).toEqual([{ hint: 1 }]);
  });
});

describe('what is locked', () => {
  test('leaves the server by no door', async () => {
    for (const as of [undefined, learner.code]) {
      const { body: one } = await call(house.url, showProblem, { as, params: { id: problem } });
      const { body: list } = await call(house.url, listProblems, { as, query: {} });
      const told = JSON.stringify([one, list, as === undefined ? null : await shown()]);
      for (const secret of [...hints, 'The sum is']) expect(told).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
    await take(1);
    const told = JSON.stringify(await shown());
    expect(told).toContain('Look at `a`.');
    expect(told).not.toContain('Add them.');
    expect(told).not.toContain('The sum is');
  });

  test('stays locked for others when one has unlocked it, and is kept by nobody on the way', async () => {
    await give();
    expect(await shown(await makeUser(house))).toMatchObject({ hints: [], editorial: null });
    const { headers } = await call(house.url, showGuidance, { as: learner.code, params: { id: problem } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a visitor gets 401, an unknown problem 404, a wrong number 400', async () => {
    const params = { id: problem };
    expect((await refused(house.url, showGuidance, { params })).status).toBe(401);
    expect((await refused(house.url, takeHint, { params, body: { hint: 1 } })).status).toBe(401);
    expect((await refused(house.url, giveUp, { params })).status).toBe(401);
    const [as, unknown] = [learner.code, { id: 2_000_000_000 }];
    for (const { status, body } of [
      await refused(house.url, showGuidance, { as, params: unknown }),
      await refused(house.url, takeHint, { as, params: unknown, body: { hint: 1 } }),
      await refused(house.url, giveUp, { as, params: unknown }),
    ])
      expect([status, body['detail']]).toEqual([404, 'Problem not found.']);
    for (const hint of [0, 6, 1.5])
      expect((await refused(house.url, takeHint, { as, params, body: { hint } })).status).toBe(400);
  });

  test('nothing is given up where there is no editorial', async () => {
    problem = await makeProblem(house);
    expect(await shown()).toMatchObject({
      hints_total: 0,
      next_hint_cost: null,
      points_left: 100,
      has_editorial: false,
    });
    const { status, body } = await refused(house.url, giveUp, { as: learner.code, params: { id: problem } });
    expect([status, body['detail']]).toEqual([400, 'This problem has no editorial.']);
    const hint = await refused(house.url, takeHint, { as: learner.code, params: { id: problem }, body: { hint: 1 } });
    expect([hint.status, hint.body['detail']]).toEqual([400, 'This problem has no hints.']);
  });
});

test('hints and giving up share a limit a minute', async () => {
  const strict = await openHouse({ env: { HINTS_PER_MINUTE: '2' } });
  const { code: as } = await makeUser(strict);
  const id = await makeProblem(strict, { hints, editorial });
  await call(strict.url, takeHint, { as, params: { id }, body: { hint: 1 } });
  await call(strict.url, giveUp, { as, params: { id } });
  const { status, headers } = await refused(strict.url, giveUp, { as, params: { id } });
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await call(strict.url, showGuidance, { as, params: { id } })).status).toBe(200);
  await strict.close();
});
