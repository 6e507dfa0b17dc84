import { listTopics } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('topics count problems, and the caller’s solved ones; a tag that stands twice counts once', async () => {
  const first = await makeProblem(house, { tags: ['Graph', 'Heap', 'Heap'] });
  await makeProblem(house, { tags: ['Graph'] });
  const { user, code } = await makeUser(house);
  await makeSubmission(house, { user_id: user.id, problem_id: first }, { verdict: 'Accepted' });
  const topics = async (as?: string) =>
    (await call(house.url, listTopics, { as })).body.map(({ tag, problems, solved }) => [tag, problems, solved]);
  expect(await topics(code)).toEqual([
    ['Graph', 2, 1],
    ['Heap', 1, 1],
  ]);
  const nothing = [
    ['Graph', 2, 0],
    ['Heap', 1, 0],
  ];
  expect(await topics()).toEqual(nothing);
  expect(await topics((await makeUser(house)).code)).toEqual(nothing);
});
