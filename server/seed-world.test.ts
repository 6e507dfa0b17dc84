import { login } from '@devorbit/contract/identity/accounts.ts';
import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { listProblems } from '@devorbit/contract/practice/problems.ts';
import { listSubmissions } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findFigures } from './features/practice/submissions/door.ts';
import { numberedLearners, seedWorld } from './seed-world.ts';

let house: House;
let made: boolean;
const world = { learners: numberedLearners(30), submissions: 250, programs: [] };
beforeAll(async () => {
  house = await openHouse();
  for (const difficulty of ['Easy', 'Medium', 'Hard', 'Hard'] as const) await makeProblem(house, { difficulty });
  made = await seedWorld(house, world);
});
afterAll(() => house.close());

test('makes a world once', async () => {
  expect(made).toBe(true);
  expect(await seedWorld(house, world)).toBe(false);
  expect((await house.database.raw('select count(*)::integer as count from submissions')).rows).toEqual([
    { count: 250 },
  ]);
});

test('all figures are what verdicts would have made them', async () => {
  const replay = await openHouse();
  for (const difficulty of ['Easy', 'Medium', 'Hard', 'Hard'] as const) await makeProblem(replay, { difficulty });
  for (let at = 0; at < 30; at++) await makeUser(replay);
  const submissions = await house.database.rows(
    z.object({
      user_id: z.number(),
      problem_id: z.number(),
      status: z.enum(['Accepted', 'Wrong Answer', 'Time Limit Exceeded', 'Runtime Error']),
      judged_at: z.string(),
    }),
    `select user_id, problem_id, status, judged_at from submissions order by judged_at`,
  );
  for (const { status, judged_at, ...of } of submissions)
    await makeSubmission(replay, of, { verdict: status, at: new Date(judged_at) });
  const figures = async ({ url, database, clock }: House) => {
    const { rows, total } = (await call(url, showLeaderboard, { query: {} })).body;
    const problems = (await call(url, listProblems, { query: {} })).body;
    return {
      // What was a week ago is written when the board is written anew, and else once a day.
      rows: rows.map((row) => ({ ...row, username: '', full_name: '', rank_before: null })),
      total,
      problems: problems.map(({ attempts, solves, hardness_score }) => [attempts, solves, hardness_score]).toSorted(),
      figures: await Promise.all(rows.map(({ user_id }) => findFigures({ database, clock }, user_id, 'UTC'))),
    };
  };
  expect(await figures(house)).toEqual(await figures(replay));
  await replay.close();
});

test('staff see the submissions with their tests; nobody signs in as a sample', async () => {
  const staff = await makeUser(house, { role: 'staff' });
  const { body, headers } = await call(house.url, listSubmissions, { as: staff.code, query: { everyone: 'true' } });
  expect(headers.get('x-total-count')).toBe('250');
  expect(
    body.every(({ status, tests_passed, tests_total }) => (status === 'Accepted') === (tests_passed === tests_total)),
  ).toBe(true);
  expect((await refused(house.url, login, { body: { username: 'sample_learner_1', password: '' } })).status).toBe(400);
  expect(
    (await refused(house.url, login, { body: { username: 'sample_learner_1', password: 'password' } })).status,
  ).toBe(400);
});
