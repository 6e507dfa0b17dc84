import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { previewStarters } from '@devorbit/contract/practice/authoring.ts';
import {
  createCommunityProblem,
  createProblem,
  LOG_IN_TO_CREATE,
  listProblems,
  showProblem,
} from '@devorbit/contract/practice/problems.ts';
import { NO_TESTS, runCode, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: House;
let learner: SignedIn;
beforeAll(async () => {
  house = await openHouse({ env: { PROBLEMS_PER_DAY: '3' } });
});
beforeEach(async () => {
  learner = await makeUser(house);
});
afterAll(() => house.close());

const create = (body: object, as: string | undefined = learner.code) =>
  call(house.url, createCommunityProblem, { as, body: { title: 'Mine', statement: 'Do it', ...body } });
const community = async (as?: string) =>
  (await call(house.url, listProblems, { as, query: { source: 'User' } })).body.map(({ id }) => id);

test('any user creates a problem of source User, which is in their list at once and says that it has no tests', async () => {
  await community(learner.code);
  const { status, body } = await create({
    title: ' Two words ',
    difficulty: 'Hard',
    tags: [' a ', 'a', ''],
    source: 'AI',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: 'Two words', difficulty: 'Hard', tags: ['a'], source: 'User', tests: 0 });
  expect(await community(learner.code)).toEqual([body.id]);
  expect(await community()).toEqual([]);
  expect((await call(house.url, showProblem, { params: { id: body.id }, as: learner.code })).body).toEqual(body);
});

test('its author and staff may edit it, others may not; of another source staff alone', async () => {
  const { body: own } = await create({});
  expect([own.license, own.rights_owner]).toEqual([null, null]);
  expect(own.can_edit).toBe(true);
  const staff = await makeUser(house, { role: 'staff' });
  const other = await makeUser(house);
  const { body: official } = await call(house.url, createProblem, {
    as: staff.code,
    body: { title: 'Theirs', statement: 'Do it' },
  });
  const mayEdit = async (id: number, as?: string) =>
    (await call(house.url, showProblem, { params: { id }, ...(as ? { as } : {}) })).body.can_edit;
  const asked = [learner.code, staff.code, other.code, undefined];
  expect(await Promise.all(asked.map((as) => mayEdit(own.id, as)))).toEqual([true, true, false, false]);
  expect(await Promise.all(asked.map((as) => mayEdit(official.id, as)))).toEqual([false, true, false, false]);
});

test('starter code is previewed for a signature', async () => {
  const starters = async (signature: Signature | null) =>
    (await call(house.url, previewStarters, { as: learner.code, body: { signature } })).body;
  const made = await starters({ params: [{ name: 'nums', type: 'int[]' }], returns: 'long' });
  expect(made.map(({ id }) => id)).toEqual(['javascript', 'python', 'java', 'cpp']);
  expect(made.find(({ id }) => id === 'cpp')?.starter_code).toContain('long long solve(vector<int>& nums)');
  expect((await starters(null)).find(({ id }) => id === 'cpp')?.starter_code).not.toContain('nums');
});

test('the difficulty is Easy where none is chosen', async () => {
  expect((await create({})).body).toMatchObject({ difficulty: 'Easy', tags: [] });
});

test.each([
  [{ title: 'x'.repeat(151) }, 'Title must be at most 150 characters'],
  [{ statement: 'x'.repeat(20_001) }, 'Statement must be at most 20,000 characters'],
  [{ title: '\u202Eabc' }, 'Title must not contain hidden characters'],
])('says what is wrong with a title or statement', async (body, sentence) => {
  expect(
    await refused(house.url, createCommunityProblem, {
      as: learner.code,
      body: { title: 'x', statement: 'x', ...body },
    }),
  ).toMatchObject({ status: 400, body: { error: sentence } });
});

test.each([
  { title: '  ' },
  { statement: '\n' },
  { title: undefined },
  { title: '\u200B\u200B' },
  { statement: '\u3164' },
])('refuses %j', async (body) => {
  expect(
    await refused(house.url, createCommunityProblem, {
      as: learner.code,
      body: { title: 'x', statement: 'x', ...body } as never,
    }),
  ).toMatchObject({ status: 400, body: { error: 'Title and statement are required' } });
});

test('a visitor must log in', async () => {
  const before = await community();
  const { status, body } = await refused(house.url, createCommunityProblem, { body: { title: '', statement: '' } });
  const sentence = 'You must be logged in to create a problem';
  expect([status, body]).toEqual([401, { error: sentence, detail: sentence, message: sentence }]);
  expect(LOG_IN_TO_CREATE).toBe(sentence);
  expect(await community()).toEqual(before);
});

test('nobody creates an admin problem this way, nor a learner the other way', async () => {
  const staff = await makeUser(house, { role: 'superuser' });
  expect((await create({ source: 'Admin' }, staff.code)).body.source).toBe('User');
  expect(
    (await refused(house.url, createProblem, { as: learner.code, body: { title: 'x', statement: 'x' } })).status,
  ).toBe(403);
});

test('running or submitting it says that there are no test cases', async () => {
  const { body } = await create({});
  for (const endpoint of [runCode, submitSolution])
    expect(
      await refused(house.url, endpoint, { as: learner.code, body: { problem_id: body.id, code: 'x' } }),
    ).toMatchObject({ status: 400, body: { error: 'No test cases available for this problem' } });
  expect(NO_TESTS).toBe('No test cases available for this problem');
});

test('so many a day and no more, each user alone', async () => {
  for (let at = 0; at < 3; at++) await create({});
  const refusal = await refused(house.url, createCommunityProblem, {
    as: learner.code,
    body: { title: 'x', statement: 'x' },
  });
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  await create({}, (await makeUser(house)).code);
});
