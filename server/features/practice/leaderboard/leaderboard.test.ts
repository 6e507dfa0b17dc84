import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { purgePastPeriods } from './jobs.ts';

/** A Wednesday. */
const NOW = new Date('2026-03-11T12:00:00Z');
let now = NOW;
let house: House;
const problems: Record<Difficulty, number[]> = { Easy: [], Medium: [], Hard: [] };

beforeEach(async () => {
  now = NOW;
  house = await openHouse({ clock: { now: () => now } });
  for (const difficulty of ['Easy', 'Medium', 'Hard'] as const)
    problems[difficulty] = [
      await makeProblem(house, { difficulty }),
      await makeProblem(house, { difficulty }),
      await makeProblem(house, { difficulty }),
    ];
});
afterEach(() => house.close());

const solve = async ({ user }: SignedIn, solved: number | undefined, at: string) =>
  makeSubmission(house, { user_id: user.id, problem_id: solved ?? 0 }, { at: new Date(at) });
const show = async (query: { period?: 'all' | 'month' | 'week'; page?: number } = {}, as?: SignedIn) =>
  (await call(house.url, showLeaderboard, { query, as: as?.code })).body;
const names = async (period: 'all' | 'month' | 'week') =>
  (await show({ period })).rows.map(({ username, points }) => `${username} ${points}`);

describe('GET /api/leaderboard/', () => {
  test('is empty at first, for visitors too', async () => {
    expect(await show()).toEqual({ rows: [], total: 0, own: null });
    expect(await show({ page: 200_000 }, await makeUser(house))).toEqual({ rows: [], total: 0, own: null });
  });

  test('orders by points, then solved problems, then the earliest; equal points and problems share a rank', async () => {
    const [one, few, many, late, early] = [
      await makeUser(house, { username: 'one', name: 'One Hard' }),
      await makeUser(house, { username: 'few' }),
      await makeUser(house, { username: 'many' }),
      await makeUser(house, { username: 'late' }),
      await makeUser(house, { username: 'early' }),
    ];
    await solve(one, problems.Easy[0], '2026-03-01T00:00:00Z');
    await solve(few, problems.Hard[0], '2026-03-01T00:00:00Z');
    for (const [at, problem] of problems.Easy.entries()) await solve(many, problem, `2026-03-0${at + 3}T00:00:00Z`);
    for (const [user, day] of [
      [late, '05'],
      [early, '04'],
    ] as const) {
      await solve(user, problems.Medium[0], '2026-03-01T00:00:00Z');
      await solve(user, problems.Easy[0], `2026-03-${day}T00:00:00Z`);
    }
    const { rows, total, own } = await show({}, late);
    expect(rows.map(({ rank, username, points, solved_count }) => [rank, username, points, solved_count])).toEqual([
      [1, 'many', 300, 3],
      [2, 'early', 300, 2],
      [2, 'late', 300, 2],
      [4, 'few', 300, 1],
      [5, 'one', 100, 1],
    ]);
    expect(total).toBe(5);
    expect(own).toEqual(rows[2]);
    expect(rows[4]).toEqual({
      rank: 5,
      user_id: one.user.id,
      username: 'one',
      full_name: 'One Hard',
      points: 100,
      solved_count: 1,
      reached_at: '2026-03-01T00:00:00.000Z',
    });
  });

  test('counts a problem once, at its first Accepted, and no other verdict, run or error of ours', async () => {
    const learner = await makeUser(house);
    const of = { user_id: learner.user.id, problem_id: problems.Medium[0] ?? 0 };
    await makeSubmission(house, of, { verdict: 'Wrong Answer' });
    await makeSubmission(house, of, { verdict: 'Judge Error' });
    await makeSubmission(house, of, { kind: 'run' });
    expect((await show({}, learner)).own).toBeNull();
    await makeSubmission(house, of, { at: new Date('2026-03-10T00:00:00Z') });
    await makeSubmission(house, of);
    expect((await show({}, learner)).own).toMatchObject({
      points: 200,
      solved_count: 1,
      reached_at: '2026-03-10T00:00:00.000Z',
    });
  });

  test('has ten rows a page, and the own row on every page', async () => {
    const users: SignedIn[] = [];
    for (let at = 0; at < 35; at++) users.push(await makeUser(house));
    // Three at 300 points, then twenty at 200 and twelve at 100 who are equal but for the time.
    const problem = (at: number) => (at < 3 ? problems.Hard : at < 23 ? problems.Medium : problems.Easy)[0];
    for (const [at, user] of users.entries())
      await solve(user, problem(at), new Date(NOW.getTime() + at * 1000).toISOString());
    const pages = [
      await show({}, users[22]),
      await show({ page: 2 }, users[34]),
      await show({ page: 3 }, users[0]),
      await show({ page: 4 }, users[23]),
    ];
    expect(pages.map(({ rows }) => rows.map(({ rank }) => rank))).toEqual([
      [1, 1, 1, 4, 4, 4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      [4, 4, 4, 24, 24, 24, 24, 24, 24, 24],
      [24, 24, 24, 24, 24],
    ]);
    expect(pages.flatMap(({ rows }) => rows.map(({ user_id }) => user_id))).toEqual(users.map(({ user }) => user.id));
    expect(pages.map(({ total, own }) => [total, own?.user_id, own?.rank])).toEqual([
      [35, users[22]?.user.id, 4],
      [35, users[34]?.user.id, 24],
      [35, users[0]?.user.id, 1],
      [35, users[23]?.user.id, 24],
    ]);
    expect(await show({ page: 5 })).toEqual({ rows: [], total: 35, own: null });
  });

  test.each(['page=0', 'page=200001', 'page=x', 'period=year'])('refuses %s', async (query) => {
    expect((await fetch(`${house.url}/api/leaderboard/?${query}`)).status).toBe(400);
  });
});

describe('months and weeks', () => {
  test('hold what was first solved in them (UTC), and begin anew by themselves', async () => {
    const [week, month, all] = [
      await makeUser(house, { username: 'in_week' }),
      await makeUser(house, { username: 'in_month' }),
      await makeUser(house, { username: 'before' }),
    ];
    await solve(week, problems.Easy[0], '2026-03-09T00:00:00Z');
    await solve(month, problems.Medium[0], '2026-03-08T23:59:59.999Z');
    await solve(all, problems.Hard[0], '2026-02-28T23:59:59.999Z');
    await solve(all, problems.Easy[0], '2026-03-01T00:00:00Z');
    expect(await names('all')).toEqual(['before 400', 'in_month 200', 'in_week 100']);
    expect(await names('month')).toEqual(['in_month 200', 'before 100', 'in_week 100']);
    expect(await names('week')).toEqual(['in_week 100']);

    now = new Date('2026-03-16T00:00:00Z');
    expect([await names('month'), await names('week')]).toEqual([['in_month 200', 'before 100', 'in_week 100'], []]);
    await solve(month, problems.Easy[0], '2026-03-16T00:00:00Z');
    expect(await names('week')).toEqual(['in_month 100']);
    now = new Date('2026-04-01T00:00:00Z');
    expect([await names('all'), await names('month')]).toEqual([['before 400', 'in_month 300', 'in_week 100'], []]);
  });

  test('that are long over are forgotten, and nothing that is shown', async () => {
    await solve(await makeUser(house, { username: 'old' }), problems.Hard[0], '2025-12-24T00:00:00Z');
    await solve(await makeUser(house, { username: 'young' }), problems.Easy[0], NOW.toISOString());
    await purgePastPeriods(house);
    expect([await names('all'), await names('month'), await names('week')]).toEqual([
      ['old 300', 'young 100'],
      ['young 100'],
      ['young 100'],
    ]);
    const { rows } = await house.database.raw(
      `select period, period_start from leaderboard union select period, period_start from leaderboard_scores order by 1`,
    );
    expect(rows).toEqual([
      { period: 'all', period_start: '1970-01-01' },
      { period: 'month', period_start: '2026-03-01' },
      { period: 'week', period_start: '2026-03-09' },
    ]);
  });
});

test('a user who is deleted leaves the ranks', async () => {
  const [first, second] = [await makeUser(house), await makeUser(house)];
  await solve(first, problems.Hard[0], NOW.toISOString());
  await solve(second, problems.Easy[0], NOW.toISOString());
  await house.database.raw('delete from users where id = $1', [first.user.id]);
  expect(await show({}, second)).toMatchObject({ total: 1, own: { rank: 1 }, rows: [{ user_id: second.user.id }] });
});
