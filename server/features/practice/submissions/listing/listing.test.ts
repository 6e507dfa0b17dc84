import { listSubmissions, type SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { recordTestResult } from '../commands/record-test-result.ts';
import { beginJudging, insertSubmission } from '../store.ts';

let house: House;
let learner: SignedIn;
let other: SignedIn;
let staff: SignedIn;
let sum: number;
let graph: number;
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute));

beforeAll(async () => {
  house = await openHouse();
  learner = await makeUser(house, { username: 'ada' });
  other = await makeUser(house, { username: 'bob' });
  staff = await makeUser(house, { role: 'staff' });
  sum = await makeProblem(house, { title: 'Sum of 50% two' });
  graph = await makeProblem(house, { title: 'Graph' });
  const of = { user_id: learner.user.id, problem_id: sum };
  await makeSubmission(house, of, { verdict: 'Wrong Answer', at: at(1), language: 'python' });
  await makeSubmission(house, of, { at: at(2), runtime_ms: 12.5, memory_kb: 900 });
  await makeSubmission(house, of, { kind: 'run', at: at(3) });
  await makeSubmission(house, { ...of, problem_id: graph }, { at: at(4) });
  await makeSubmission(house, { ...of, user_id: other.user.id }, { at: at(5) });
});
afterAll(() => house.close());

type Query = z.input<typeof listSubmissions.query>;
const list = (query: Query, as = learner) => call(house.url, listSubmissions, { query, as: as.code });
const shown = ({ username, problem_title, language, status }: SubmissionRow) =>
  [username, problem_title, language, status].join(' ');

test('lists one’s own submissions, newest first, without runs', async () => {
  const { body, headers } = await list({});
  expect(headers.get('x-total-count')).toBe('3');
  expect(body.map(shown)).toEqual([
    'ada Graph cpp Accepted',
    'ada Sum of 50% two cpp Accepted',
    'ada Sum of 50% two python Wrong Answer',
  ]);
  expect(body[1]).toEqual({
    submission_id: expect.any(String),
    problem_id: sum,
    problem_title: 'Sum of 50% two',
    username: 'ada',
    language: 'cpp',
    status: 'Accepted',
    runtime_ms: 12.5,
    memory_kb: 900,
    tests_passed: 0,
    tests_total: 4,
    problem_version: 1,
    created_at: at(2).toISOString(),
  });
});

test('filters by problem, verdict, language and part of a title, together as well', async () => {
  const counts = async (query: Query) => {
    const { body, headers } = await list(query);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.length;
  };
  expect(await counts({ problem_id: sum })).toBe(2);
  expect(await counts({ status: 'Accepted' })).toBe(2);
  expect(await counts({ language: 'python' })).toBe(1);
  expect(await counts({ search: 'GRA' })).toBe(1);
  expect(await counts({ search: '%' })).toBe(2);
  expect(await counts({ search: '' })).toBe(3);
  expect(await counts({ problem_id: sum, status: 'Accepted', language: 'cpp', search: 'sum' })).toBe(1);
  expect(await counts({ problem_id: graph, status: 'Wrong Answer' })).toBe(0);
});

test('shows what waits, and how many tests have passed so far', async () => {
  const user = await makeUser(house);
  const id = await insertSubmission(house.database, {
    user_id: user.user.id,
    problem_id: sum,
    kind: 'submit',
    language: 'cpp',
    code: 'x',
    stdin: null,
    package_digest: null,
    tests_total: 4,
    problem_version: 1,
    created_at: at(9),
  });
  expect((await list({}, user)).body).toMatchObject([{ status: 'Queued', tests_passed: 0, tests_total: 4 }]);
  const work = await beginJudging(house.database, id);
  const test = { total: 4, sample: false, time_ms: 1, memory_kb: 1, message: '' };
  const judging = work?.judging ?? 0;
  await recordTestResult(house, id, judging, { ...test, index: 1, name: 'a', passed: true, verdict: 'Accepted' });
  await recordTestResult(house, id, judging, { ...test, index: 2, name: 'b', passed: false, verdict: 'Wrong Answer' });
  expect((await list({}, user)).body).toMatchObject([{ status: 'Running', tests_passed: 1, tests_total: 4 }]);
});

test('has twenty rows a page', async () => {
  const user = await makeUser(house);
  const problem_id = await makeProblem(house);
  for (let minute = 0; minute < 45; minute++)
    await makeSubmission(house, { user_id: user.user.id, problem_id }, { at: at(minute) });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page }, user)));
  expect(pages.map(({ body }) => body.length)).toEqual([20, 20, 5, 0]);
  expect(pages.every(({ headers }) => headers.get('x-total-count') === '45')).toBe(true);
  const times = pages.flatMap(({ body }) => body.map(({ created_at }) => created_at));
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(pages.flatMap(({ body }) => body.map(({ submission_id }) => submission_id))).size).toBe(45);
});

test('everybody’s are the staff’s to see; nobody else sees another’s', async () => {
  const everyone = await list({ everyone: 'true', problem_id: sum, search: 'two', status: 'Accepted' }, staff);
  expect(everyone.body.map(({ username }) => username)).toEqual(['bob', 'ada']);
  expect((await list({}, staff)).body).toEqual([]);
  const superuser = await makeUser(house, { role: 'superuser' });
  expect((await list({ everyone: 'true' }, superuser)).body.length).toBe(20);
  expect(await refused(house.url, listSubmissions, { as: learner.code, query: { everyone: 'true' } })).toMatchObject({
    status: 403,
    body: { error: 'Only staff can see other people’s submissions' },
  });
  expect((await refused(house.url, listSubmissions, { query: {} })).status).toBe(401);
  expect((await list({}, other)).body.map(shown)).toEqual(['bob Sum of 50% two cpp Accepted']);
});

test.each(['page=0', 'page=10001', 'status=Good', 'language=cobol', 'everyone=yes', 'problem_id=x', 'search=%00'])(
  'refuses %s',
  async (query) => {
    const response = await fetch(`${house.url}/api/submissions/?${query}`, {
      headers: { 'x-session-code': learner.code },
    });
    expect(response.status).toBe(400);
  },
);
