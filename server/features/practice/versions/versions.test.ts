import { createCommunityProblem, createProblem, updateProblem } from '@devorbit/contract/practice/problems.ts';
import { listSubmissions, runCode, showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { listVersions, type ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { authoredProblem, makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPackage } from '../problems/commands/import-package.ts';

let house: House;
let runner: FakeRunner;
let staff: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  staff = await makeUser(house, { username: 'keeper', role: 'staff' });
  learner = await makeUser(house);
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const versions = async (id: number, { code } = staff): Promise<ProblemVersion[]> =>
  (await call(house.url, listVersions, { as: code, params: { id } })).body;
const change = (id: number, body: object) => call(house.url, updateProblem, { as: staff.code, params: { id }, body });
const body = { title: 'New', statement: 'Do it' };

test('a new problem is version 1, of who made it', async () => {
  const made = (await call(house.url, createProblem, { as: staff.code, body })).body;
  expect(await versions(made.id)).toMatchObject([
    { version: 1, title: 'New', tests: 0, username: 'keeper', submissions: 0 },
  ]);
  const own = (await call(house.url, createCommunityProblem, { as: learner.code, body })).body;
  expect(await versions(own.id, learner)).toMatchObject([{ version: 1, username: learner.user.username }]);
});

test('what learners read makes a version; difficulty and tags, or the same words again, do not', async () => {
  const { id } = (await call(house.url, createProblem, { as: staff.code, body })).body;
  await change(id, { difficulty: 'Hard', tags: ['a'] });
  await change(id, { title: 'New' });
  expect(await versions(id)).toHaveLength(1);
  await change(id, { statement: 'Do it twice' });
  await change(id, { title: 'Newer' });
  expect((await versions(id)).map(({ version, title }) => [version, title])).toEqual([
    [3, 'Newer'],
    [2, 'New'],
    [1, 'New'],
  ]);
});

test('the operator’s content moves on where the problem does, and is nobody’s', async () => {
  const now = house.clock.now();
  const authored = authoredProblem('moveson');
  await importPackage(house, authored, now);
  const [{ id }] = (await house.database.raw(`select id from problems where package_name = 'moveson'`)).rows as [
    { id: number },
  ];
  expect(await importPackage(house, { ...authored, notes: { ...authored.notes, hints: ['Add.'] } }, now)).toBe(true);
  expect(await versions(id)).toMatchObject([{ version: 1, username: null, tests: 4, time_limit_ms: 2000 }]);
  const shorter = { ...authored.judging, tests: authored.judging.tests.slice(0, 3) };
  await importPackage(house, { ...authored, judging: shorter }, now);
  expect(await versions(id)).toMatchObject([
    { version: 2, tests: 3 },
    { version: 1, tests: 4 },
  ]);
});

test('a submission remembers the version that it was judged against', async () => {
  const id = await makeProblem(house);
  const work = { as: learner.code, body: { problem_id: id, code: 'x', language: 'cpp' } };
  const first = (await call(house.url, submitSolution, work)).body;
  expect(first).toMatchObject({ status: 'Accepted', problem_version: 1 });
  await change(id, { title: 'Sum of the two' });
  expect((await call(house.url, submitSolution, work)).body.problem_version).toBe(2);
  expect((await call(house.url, runCode, { ...work, body: { ...work.body, stdin: '1' } })).body.problem_version).toBe(
    2,
  );
  const shown = await call(house.url, showSubmission, { as: learner.code, params: { id: first.submission_id } });
  expect(shown.body).toMatchObject({ problem_version: 1, current_version: 2 });
  const listed = await call(house.url, listSubmissions, { as: learner.code, query: { problem_id: id } });
  expect(listed.body.map(({ problem_version }) => problem_version)).toEqual([2, 1]);
  expect((await versions(id)).map(({ submissions }) => submissions)).toEqual([1, 1]);
});

test('staff and the author of a community problem see its versions, nobody else', async () => {
  const own = (await call(house.url, createCommunityProblem, { as: learner.code, body })).body.id;
  const official = await makeProblem(house);
  const other = await makeUser(house);
  const superuser = await makeUser(house, { role: 'superuser' });
  expect(await versions(own, superuser)).toHaveLength(1);
  const status = async (id: number, as?: string) =>
    (await refused(house.url, listVersions, { params: { id }, ...(as ? { as } : {}) })).status;
  expect(await status(own, other.code)).toBe(403);
  expect(await status(official, learner.code)).toBe(403);
  expect(await status(own)).toBe(401);
  expect(await status(2_000_000, staff.code)).toBe(404);
});
