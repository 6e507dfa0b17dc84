import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { listProgress } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: House;
let author: SignedIn;
let problem: number;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  author = await makeUser(house);
  problem = await makeProblem(house, { difficulty: 'Hard' });
  await house.database.raw(`update problems set author_id = $1, source = 'User' where id = $2`, [
    author.user.id,
    problem,
  ]);
});
afterAll(() => house.close());

const submit = ({ user }: SignedIn, verdict: 'Accepted' | 'Wrong Answer') =>
  makeSubmission(house, { user_id: user.id, problem_id: problem }, { verdict });
const figures = async ({ code }: SignedIn) => (await call(house.url, listProgress, { as: code })).body[0];
const seen = async ({ code }: SignedIn) =>
  (await call(house.url, showProblem, { as: code, params: { id: problem } })).body;
const own = async ({ code }: SignedIn) => (await call(house.url, showLeaderboard, { query: {}, as: code })).body.own;

test('give their author nothing, and the author moves none of their figures', async () => {
  await submit(author, 'Wrong Answer');
  await submit(author, 'Accepted');
  await submit(author, 'Accepted');
  expect(await figures(author)).toMatchObject({ solved_count: 0, points: 0, current_streak: 0 });
  expect(await own(author)).toBeNull();
  expect(await seen(author)).toMatchObject({ attempts: 0, solves: 0, success_rate: 0, user_solved: true });
});

test('of the community count for everybody else', async () => {
  const learner = await makeUser(house);
  await submit(learner, 'Wrong Answer');
  await submit(learner, 'Accepted');
  expect(await figures(learner)).toMatchObject({ solved_count: 1, points: 300, current_streak: 1 });
  expect(await own(learner)).toMatchObject({ solved_count: 1, points: 300 });
  expect(await seen(learner)).toMatchObject({ attempts: 2, solves: 1, success_rate: 50 });
});

test('count for their author no more when the difficulty is raised afterwards, and points stay as they were reached', async () => {
  const learner = await makeUser(house);
  await submit(author, 'Accepted');
  await house.database.raw(`update problems set difficulty = 'Easy' where id = $1`, [problem]);
  await submit(learner, 'Accepted');
  await house.database.raw(`update problems set difficulty = 'Hard' where id = $1`, [problem]);
  expect([await figures(author), await figures(learner)]).toMatchObject([{ points: 0 }, { points: 100 }]);
});
