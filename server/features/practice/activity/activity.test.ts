import { listBadges, showActivity, showSky } from '@devorbit/contract/practice/activity.ts';
import { createCommunityProblem } from '@devorbit/contract/practice/problems.ts';
import { listProgress } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOW = new Date('2026-03-11T20:00:00Z');
let house: House;
let learner: SignedIn;
let easy: number;
let medium: number;
let hard: number;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => NOW } });
  easy = await makeProblem(house);
  medium = await makeProblem(house, { difficulty: 'Medium' });
  hard = await makeProblem(house, { difficulty: 'Hard' });
});
beforeEach(async () => {
  learner = await makeUser(house);
});
afterAll(() => house.close());

const submit = (problem_id: number, at: string, more = {}) =>
  makeSubmission(house, { user_id: learner.user.id, problem_id }, { at: new Date(at), ...more });
const show = async (query: { year?: number; time_zone?: string } = {}) =>
  (await call(house.url, showActivity, { query, as: learner.code })).body;

test('a new user has a year without days', async () => {
  expect(await show()).toEqual({
    year: 2026,
    days: [],
    submissions: 0,
    solved: 0,
    current_streak: 0,
    longest_streak: 0,
    years: [2026],
    problems_created: 0,
    solved_by_difficulty: { Easy: 0, Medium: 0, Hard: 0 },
  });
});

test('days hold judged submissions and first Accepted; runs, what waits, errors of ours and others’ work do not count', async () => {
  await submit(easy, '2026-03-10T10:00:00Z', { verdict: 'Wrong Answer' });
  await submit(easy, '2026-03-10T11:00:00Z');
  await submit(easy, '2026-03-11T11:00:00Z');
  await submit(hard, '2026-03-11T12:00:00Z');
  await submit(medium, '2026-03-09T12:00:00Z', { kind: 'run' });
  await submit(medium, '2026-03-09T12:00:00Z', { verdict: 'Judge Error' });
  await house.database.raw(
    `insert into submissions (user_id, problem_id, kind, language, code, tests_total, created_at) values ($1, $2, 'submit', 'cpp', '', 4, $3)`,
    [learner.user.id, easy, NOW],
  );
  const other = await makeUser(house);
  await makeSubmission(house, { user_id: other.user.id, problem_id: easy });
  expect(await show()).toMatchObject({
    days: [
      { day: '2026-03-10', submissions: 2, solved: 1 },
      { day: '2026-03-11', submissions: 2, solved: 1 },
    ],
    submissions: 4,
    solved: 2,
    current_streak: 2,
    longest_streak: 2,
    solved_by_difficulty: { Easy: 1, Medium: 0, Hard: 1 },
  });
});

test('days, years and streaks are those of the asked time zone', async () => {
  // In Kolkata (UTC+5:30) these are the 1st of January, and the 10th and 12th of March.
  await submit(easy, '2025-12-31T18:30:00Z');
  await submit(medium, '2026-03-10T10:00:00Z');
  await submit(hard, '2026-03-11T18:30:00Z');
  const days = async (query: { year?: number; time_zone?: string }) => (await show(query)).days.map(({ day }) => day);
  expect(await days({ time_zone: 'Asia/Kolkata' })).toEqual(['2026-01-01', '2026-03-10', '2026-03-12']);
  expect(await days({})).toEqual(['2026-03-10', '2026-03-11']);
  expect(await days({ year: 2025 })).toEqual(['2025-12-31']);
  expect(await days({ year: 2025, time_zone: 'Asia/Kolkata' })).toEqual([]);
  const streaks = async (time_zone: string) => {
    const { current_streak, longest_streak } = await show({ time_zone });
    const [row] = (await call(house.url, listProgress, { as: learner.code, query: { time_zone } })).body;
    return [current_streak, longest_streak, row?.current_streak];
  };
  expect([await streaks('UTC'), await streaks('Asia/Kolkata'), await streaks('+05:30')]).toEqual([
    [2, 2, 2],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  expect((await call(house.url, listProgress, { as: learner.code })).body[0]?.current_streak).toBe(2);
});

test('the longest streak is of all years; the current one ends today or yesterday', async () => {
  for (const day of ['2025-12-30', '2025-12-31', '2026-01-01', '2026-03-08', '2026-03-10'])
    await submit(await makeProblem(house), `${day}T12:00:00Z`);
  expect(await show()).toMatchObject({ current_streak: 1, longest_streak: 3, solved: 3 });
});

test('years begin with that of joining, and created problems are counted', async () => {
  await house.database.raw('update users set date_joined = $2 where id = $1', [
    learner.user.id,
    '2023-12-31T23:00:00Z',
  ]);
  await call(house.url, createCommunityProblem, { as: learner.code, body: { title: 'Mine', statement: 'x' } });
  expect(await show()).toMatchObject({ years: [2023, 2024, 2025, 2026], problems_created: 1 });
  expect((await show({ time_zone: 'Asia/Kolkata' })).years).toEqual([2024, 2025, 2026]);
});

test('is for the signed-in alone, and refuses what is no zone or year', async () => {
  expect((await refused(house.url, showActivity, { query: {} })).status).toBe(401);
  for (const query of [{ time_zone: 'Mars/Olympus' }, { time_zone: '' }, { year: 1999 }, { year: 2.5 }])
    expect((await refused(house.url, showActivity, { query, as: learner.code })).status).toBe(400);
  expect(
    (await refused(house.url, listProgress, { query: { time_zone: 'Mars/Olympus' }, as: learner.code })).status,
  ).toBe(400);
});

describe('the sky', () => {
  const sky = async (by = learner) => (await call(house.url, showSky, { as: by.code })).body;

  test('has a star for each solved problem that counts, in the order of solving, in the system of its first tag', async () => {
    expect(await sky()).toEqual([]);
    const graph = await makeProblem(house, { title: 'Bridges', difficulty: 'Hard', tags: ['graphs', 'math'] });
    const plain = await makeProblem(house, { title: 'Plain', tags: [] });
    await submit(graph, '2026-03-10T10:00:00Z', { verdict: 'Wrong Answer' });
    await submit(plain, '2026-03-10T12:00:00Z');
    await submit(graph, '2026-03-10T11:00:00Z');
    await submit(graph, '2026-03-11T11:00:00Z');
    await submit(easy, '2026-03-11T11:00:00Z', { kind: 'run' });
    const other = await makeUser(house);
    await makeSubmission(house, { user_id: other.user.id, problem_id: easy });
    expect(await sky()).toEqual([
      { problem_id: graph, title: 'Bridges', difficulty: 'Hard', tag: 'graphs', solved_at: '2026-03-10T11:00:00.000Z' },
      { problem_id: plain, title: 'Plain', difficulty: 'Easy', tag: '', solved_at: '2026-03-10T12:00:00.000Z' },
    ]);
    await house.database.raw('update problems set hidden_at = now() where id = $1', [plain]);
    expect((await sky()).map(({ problem_id }) => problem_id)).toEqual([graph]);
    expect((await refused(house.url, showSky, {})).status).toBe(401);
  });

  test('one’s own problem is no star', async () => {
    const own = await makeProblem(house);
    await house.database.raw('update problems set author_id = $1 where id = $2', [learner.user.id, own]);
    await submit(own, '2026-03-10T10:00:00Z');
    expect(await sky()).toEqual([]);
  });
});

describe('badges', () => {
  const badges = async (time_zone = 'UTC') =>
    (await call(house.url, listBadges, { query: { time_zone }, as: learner.code })).body;
  const counts = async (time_zone?: string) =>
    Object.fromEntries((await badges(time_zone)).map(({ id, have, of }) => [id, `${have} of ${of}`]));

  test('tell how far one is with each, and when it was earned', async () => {
    expect(Object.values(await counts())).toEqual([
      '0 of 1',
      '0 of 10',
      '0 of 50',
      '0 of 1',
      '0 of 7',
      '0 of 30',
      '0 of 3',
      '0 of 1',
    ]);
    await submit(easy, '2026-03-10T10:00:00Z');
    await submit(medium, '2026-03-11T10:00:00Z', { language: 'python' });
    const [first, ...rest] = await badges();
    expect(first).toMatchObject({ id: 'first-orbit', earned_at: '2026-03-10T10:00:00.000Z', have: 1, of: 1 });
    expect(rest.every(({ earned_at }) => earned_at === null)).toBe(true);
    expect(await counts()).toMatchObject({
      'ten-solved': '2 of 10',
      'hard-landing': '0 of 1',
      'week-streak': '2 of 7',
      polyglot: '2 of 3',
    });
    expect((await refused(house.url, listBadges, { query: {} })).status).toBe(401);
    expect((await refused(house.url, listBadges, { query: { time_zone: 'Mars' }, as: learner.code })).status).toBe(400);
  });
});
