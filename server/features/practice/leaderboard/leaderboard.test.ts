import { chooseUniversity, listUniversities, showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rebuildLeaderboard } from './commands/rebuild-leaderboard.ts';
import { recountUsers } from './commands/recount-users.ts';
import { keepPastRanks, purgePastPeriods } from './jobs.ts';

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
const show = async (
  query: { period?: 'all' | 'month' | 'week'; page?: number; university?: string } = {},
  as?: SignedIn,
) => (await call(house.url, showLeaderboard, { query, as: as?.code })).body;
const names = async (period: 'all' | 'month' | 'week') =>
  (await show({ period })).rows.map(({ username, points }) => `${username} ${points}`);

describe('GET /api/leaderboard/', () => {
  test('is empty at first, for visitors too', async () => {
    expect(await show()).toEqual({ rows: [], total: 0, own: null, trend_since: null });
    expect(await show({ page: 200_000 }, await makeUser(house))).toEqual({
      rows: [],
      total: 0,
      own: null,
      trend_since: null,
    });
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
      profile_image: null,
      points: 100,
      solved_count: 1,
      reached_at: '2026-03-01T00:00:00.000Z',
      rank_before: null,
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
    expect(await show({ page: 5 })).toEqual({ rows: [], total: 35, own: null, trend_since: null });
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

test('a row has the picture of its user', async () => {
  const learner = await makeUser(house);
  await solve(learner, problems.Easy[0], NOW.toISOString());
  const digest = 'ab'.repeat(32);
  await house.database.raw('insert into blobs (digest, size, stored_at) values ($1, 1, now())', [digest]);
  await house.database.raw('insert into pictures (user_id, digest, created_at) values ($1, $2, now())', [
    learner.user.id,
    digest,
  ]);
  const { rows, own } = await show({}, learner);
  expect([rows[0]?.profile_image, own?.profile_image]).toEqual([`/api/pictures/${digest}`, `/api/pictures/${digest}`]);
});

describe('the ranks of a week ago', () => {
  const before = async (as?: SignedIn) => {
    const { rows, own, trend_since } = await show({}, as);
    return { ranks: rows.map(({ username, rank, rank_before }) => [username, rank, rank_before]), own, trend_since };
  };

  test('are those of the beginning of the day seven days ago, whenever they are written', async () => {
    const [ada, bea, cy, dee] = [
      await makeUser(house, { username: 'ada' }),
      await makeUser(house, { username: 'bea' }),
      await makeUser(house, { username: 'cy' }),
      await makeUser(house, { username: 'dee' }),
    ];
    await solve(ada, problems.Medium[0], '2026-03-01T00:00:00Z');
    await solve(bea, problems.Easy[0], '2026-03-01T00:00:00Z');
    await solve(cy, problems.Easy[1], '2026-03-03T23:59:59.999Z');
    expect((await before()).trend_since).toBeNull();
    // From the first moment of 4 March on it is new.
    await solve(bea, problems.Hard[0], '2026-03-04T00:00:00Z');
    await solve(dee, problems.Hard[0], '2026-03-05T00:00:00Z');
    await keepPastRanks(house);
    expect(await before(bea)).toEqual({
      ranks: [
        ['bea', 1, 2],
        ['dee', 2, null],
        ['ada', 3, 1],
        ['cy', 4, 2],
      ],
      own: expect.objectContaining({ rank: 1, rank_before: 2 }),
      trend_since: '2026-03-04T00:00:00.000Z',
    });
    for (const period of ['month', 'week'] as const) {
      const { rows, trend_since } = await show({ period });
      expect([trend_since, ...rows.map(({ rank_before }) => rank_before)].every((one) => one === null)).toBe(true);
    }

    // What is solved meanwhile moves ranks and not those of before; neither does the job, until the next day.
    await solve(cy, problems.Hard[1], '2026-03-11T11:00:00Z');
    await keepPastRanks(house);
    expect((await before()).ranks).toEqual([
      ['bea', 1, 2],
      ['cy', 1, 2],
      ['dee', 3, null],
      ['ada', 4, 1],
    ]);
    const written = async () => (await house.database.raw('select * from leaderboard_past order by 1, 2, 3')).rows;
    const kept = await written();
    await rebuildLeaderboard(house);
    expect(await written()).toEqual(kept);

    now = new Date('2026-03-12T00:00:00Z');
    await keepPastRanks(house);
    expect(await before()).toMatchObject({
      ranks: [
        ['bea', 1, 1],
        ['cy', 1, 3],
        ['dee', 3, null],
        ['ada', 4, 2],
      ],
      trend_since: '2026-03-05T00:00:00.000Z',
    });
  });

  test('agree with ranks counted from all first Accepted, for everybody', async () => {
    const users: SignedIn[] = [];
    for (let at = 0; at < 9; at++) users.push(await makeUser(house));
    const all = Object.values(problems).flat();
    for (const [at, user] of users.entries())
      for (const [nth, problem] of all.entries())
        if ((at * 7 + nth * 5) % 4 !== 0)
          await solve(user, problem, new Date(NOW.getTime() - ((at * 31 + nth * 17) % 15) * 86_400_000).toISOString());
    await keepPastRanks(house);
    const { rows: past } = await house.database.raw(
      `select user_id, rank() over (order by sum(points) desc, count(*) desc)::integer as rank from solved_problems
       where counted and solved_at < '2026-03-04' group by user_id`,
    );
    const ranks = new Map((past as { user_id: number; rank: number }[]).map(({ user_id, rank }) => [user_id, rank]));
    const { rows } = await show();
    expect(rows).toHaveLength(9);
    expect(ranks.size).toBeGreaterThan(5);
    for (const row of rows) expect(row.rank_before).toBe(ranks.get(row.user_id) ?? null);
  });
});

describe('the board of a university', () => {
  const choose = (by: SignedIn, university: string | null) =>
    call(house.url, chooseUniversity, { as: by.code, body: { university } });
  const list = async (as?: SignedIn) => (await call(house.url, listUniversities, { as: as?.code })).body;
  const at = async (university: string, period: 'all' | 'month' | 'week' = 'all', as?: SignedIn) => {
    const { rows, total, own } = await show({ university, period }, as);
    return { rows: rows.map(({ username, rank }) => [username, rank]), total, own: own?.rank ?? null };
  };
  const countedAnew = async () => {
    const { rows } = await house.database.raw(
      `select university, period, period_start, points, solved_count, count(*)::integer as users from leaderboard
       where university is not null group by 1, 2, 3, 4, 5
       except select university, period, period_start, points, solved_count, users from university_scores`,
    );
    const { rows: more } = await house.database.raw(
      `select university, period, period_start, points, solved_count, users from university_scores where users > 0
       except select university, period, period_start, points, solved_count, count(*)::integer from leaderboard
       where university is not null group by 1, 2, 3, 4, 5`,
    );
    return [...rows, ...more];
  };

  test('holds who has said that they study there, with ranks of its own, and the own row', async () => {
    const [slug = '', other = ''] = (await list()).universities.map((one) => one.slug);
    const [ada, bea, cy] = [
      await makeUser(house, { username: 'ada' }),
      await makeUser(house, { username: 'bea' }),
      await makeUser(house, { username: 'cy' }),
    ];
    await choose(ada, slug);
    await solve(ada, problems.Easy[0], '2026-02-01T00:00:00Z');
    await solve(ada, problems.Easy[1], '2026-03-10T00:00:00Z');
    await solve(bea, problems.Hard[0], '2026-03-10T00:00:00Z');
    await solve(cy, problems.Medium[0], '2026-03-10T00:00:00Z');
    expect(await at(slug)).toEqual({ rows: [['ada', 1]], total: 1, own: null });
    await choose(bea, slug);
    await choose(cy, other);
    expect(await at(slug, 'all', ada)).toEqual({
      rows: [
        ['bea', 1],
        ['ada', 2],
      ],
      total: 2,
      own: 2,
    });
    expect(await at(slug, 'week', cy)).toEqual({
      rows: [
        ['bea', 1],
        ['ada', 2],
      ],
      total: 2,
      own: null,
    });
    expect(await at('nowhere-at-all')).toEqual({ rows: [], total: 0, own: null });
    const listed = await list(cy);
    expect(listed.own).toBe(other);
    expect(listed.universities.filter(({ people }) => people > 0).map((one) => [one.slug, one.people])).toEqual([
      [slug, 2],
      [other, 1],
    ]);
    expect((await list()).own).toBeNull();
    expect((await show()).total).toBe(3);

    // Another place, none, a first problem there, and who is gone.
    await choose(cy, slug);
    await choose(bea, null);
    await choose(bea, null);
    await solve(cy, problems.Easy[0], '2026-03-11T00:00:00Z');
    expect(await at(other)).toMatchObject({ total: 0 });
    expect((await at(slug)).rows).toEqual([
      ['cy', 1],
      ['ada', 2],
    ]);
    expect(await countedAnew()).toEqual([]);
    await house.database.transaction((tx) => recountUsers(tx, [ada.user.id, cy.user.id], now));
    expect(await countedAnew()).toEqual([]);
    await rebuildLeaderboard(house);
    expect(await countedAnew()).toEqual([]);
    await house.database.raw('delete from users where id = $1', [cy.user.id]);
    expect((await at(slug)).rows).toEqual([['ada', 1]]);
    expect(await countedAnew()).toEqual([]);
  });

  test('ten rows a page, in the order of the whole board', async () => {
    const [slug = ''] = (await list()).universities.map((one) => one.slug);
    const users: SignedIn[] = [];
    for (let made = 0; made < 14; made++) users.push(await makeUser(house));
    for (const [made, user] of users.entries()) {
      if (made % 7 !== 0) await choose(user, slug);
      await solve(user, problems[made < 5 ? 'Hard' : 'Easy'][0], new Date(NOW.getTime() + made * 1000).toISOString());
    }
    const there = users.filter((_, made) => made % 7 !== 0).map(({ user }) => user.id);
    const pages = [await show({ university: slug }), await show({ university: slug, page: 2 })];
    expect(pages.flatMap(({ rows }) => rows.map(({ user_id }) => user_id))).toEqual(there);
    expect(pages.map(({ rows }) => rows.map(({ rank }) => rank))).toEqual([
      [1, 1, 1, 1, 5, 5, 5, 5, 5, 5],
      [5, 5],
    ]);
  });

  test('is chosen from the list by who is signed in, for themselves alone', async () => {
    const by = await makeUser(house);
    const put = async (university: unknown, as?: string) =>
      (await refused(house.url, chooseUniversity, { as, body: { university: university as string } })).status;
    expect(await put('no-such-place')).toBe(401);
    for (const wrong of ['no-such-place', 'PICT', '', 'a'.repeat(121), 7, undefined])
      expect(await put(wrong, by.code)).toBe(400);
    expect((await list(by)).own).toBeNull();
    expect((await fetch(`${house.url}/api/leaderboard/?university=A%20B`)).status).toBe(400);
  });
});
