import {
  profileSections,
  type PublicProfile,
  showPublicProfile,
  updatePreferences,
  updateProfile,
  type Visibility,
} from '@devorbit/contract/community/profiles.ts';
import { showPublicActivity, showPublicSky } from '@devorbit/contract/practice/activity.ts';
import { showActivity } from '@devorbit/contract/practice/activity.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00Z');
const day = (at: number) => new Date(START.getTime() + at * DAY_MS);

let house: House;
let ada: SignedIn;
let reader: SignedIn;
let own: number;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => day(60) } });
  ada = await makeUser(house, { username: 'Ada' });
  reader = await makeUser(house);
  await call(house.url, updateProfile, {
    as: ada.code,
    body: {
      bio: 'Mathematician',
      phone: '+91 20 1234',
      location: 'Pune',
      skills: ['C++'],
      interests: ['engines'],
      social_links: { github: 'https://github.com/ada' },
    },
  });
  const solve = async (
    at: number,
    options: Parameters<typeof makeProblem>[1] = {},
    language: 'cpp' | 'java' | 'python' = 'cpp',
  ) => {
    const problem = await makeProblem(house, options);
    await makeSubmission(house, { user_id: ada.user.id, problem_id: problem }, { at: day(at), language });
  };
  await solve(0, { difficulty: 'Hard', tags: ['graphs', 'math'] });
  for (let at = 2; at < 9; at++) await solve(at, { tags: ['math'] }, at === 3 ? 'java' : 'cpp');
  await solve(8.1, { difficulty: 'Medium', tags: ['strings'] }, 'python');
  own = await makeProblem(house, { title: 'By Ada' });
  await house.database.raw("update problems set author_id = $1, source = 'User' where id = $2", [ada.user.id, own]);
  await makeSubmission(house, { user_id: reader.user.id, problem_id: own });
});
afterAll(() => house.close());

const show = async (as?: string, username = 'ada'): Promise<PublicProfile> =>
  (await call(house.url, showPublicProfile, { as, params: { username } })).body;
const see = (visibility: Partial<Record<(typeof profileSections)[number], Visibility>>) =>
  call(house.url, updatePreferences, { as: ada.code, body: { visibility } });
const everything = (chosen: Visibility) => see(Object.fromEntries(profileSections.map((section) => [section, chosen])));

describe('GET /api/users/:username/', () => {
  test('shows a visitor what the user has said and done, under the name as it is written', async () => {
    const profile = await show(undefined, 'aDA');
    expect(profile).toMatchObject({
      username: 'Ada',
      full_name: 'Ada Lovelace',
      profile_image: null,
      own: false,
      about: { bio: 'Mathematician', location: 'Pune', skills: ['C++'], interests: ['engines'] },
      links: { github: 'https://github.com/ada', linkedin: '', twitter: '' },
      solved: {
        total: 9,
        by_difficulty: { Easy: 7, Medium: 1, Hard: 1 },
        by_tag: [
          { tag: 'math', solved: 8 },
          { tag: 'graphs', solved: 1 },
          { tag: 'strings', solved: 1 },
        ],
      },
      rating: { points: 7 * 100 + 200 + 300, rank: 1 },
      created: [{ id: own, title: 'By Ada', difficulty: 'Easy', solved_count: 1 }],
      activity_visible: true,
    });
    expect(JSON.stringify(profile)).not.toContain('@');
    expect(JSON.stringify(profile)).not.toContain('1234');
  });

  test('somebody who has done nothing has zeros', async () => {
    const { user } = await makeUser(house);
    expect(await show(undefined, user.username)).toMatchObject({
      solved: { total: 0, by_difficulty: { Easy: 0, Medium: 0, Hard: 0 }, by_tag: [] },
      rating: { points: 0, rank: null },
      created: [],
      badges: [],
    });
  });

  test('badges tell when they were earned', async () => {
    const earned = (await show()).badges?.map(({ id, earned_at }) => [id, earned_at]);
    expect(earned).toEqual([
      ['first-orbit', day(0).toISOString()],
      ['hard-landing', day(0).toISOString()],
      ['week-streak', day(8).toISOString()],
      ['polyglot', day(8.1).toISOString()],
      ['author', expect.any(String)],
    ]);
  });

  test('ten, fifty and a month of days; a streak is one of the own time zone', async () => {
    const { user, code } = await makeUser(house);
    const submission = await makeSubmission(
      house,
      { user_id: user.id, problem_id: await makeProblem(house) },
      { verdict: 'Wrong Answer' },
    );
    // At 12:00 UTC and, on every other day of the first 30, at 02:24: the evening before in New York.
    const at = (nth: number) => day(nth < 30 && nth % 2 ? nth - 0.4 : nth);
    const moments = Array.from({ length: 50 }, (_, nth) => at(nth));
    await house.database.raw(
      `with made as (
         insert into problems (title, statement, difficulty, source, created_at, updated_at)
         select 'Many', '', 'Easy', 'Admin', now(), now() from generate_series(1, 50) returning id
       )
       insert into solved_problems (user_id, problem_id, submission_id, points, solved_at)
       select $1, id, $2, 100, ($3::timestamptz[])[row_number() over (order by id)] from made`,
      [user.id, submission, moments],
    );
    const badges = async () =>
      (await show(undefined, user.username)).badges?.map(({ id, earned_at }) => [id, earned_at]);
    expect(await badges()).toEqual([
      ['first-orbit', day(0).toISOString()],
      ['ten-solved', at(9).toISOString()],
      ['fifty-solved', day(49).toISOString()],
      ['week-streak', day(6).toISOString()],
      ['month-streak', at(29).toISOString()],
    ]);
    await call(house.url, updatePreferences, { as: code, body: { time_zone: 'America/New_York' } });
    const there = new Map((await badges())?.map(([id, at]) => [id, at] as const));
    expect([there.get('week-streak'), there.get('month-streak')]).toEqual([day(36).toISOString(), undefined]);
  });

  test("a problem without verified tests, of the operator's, or out of sight is no badge and no entry", async () => {
    const { user } = await makeUser(house);
    const problem = await makeProblem(house, { title: 'Out of sight' });
    await house.database.raw('update problems set author_id = $1 where id = $2', [user.id, problem]);
    expect((await show(undefined, user.username)).badges).toEqual([]);
    await house.database.raw("update problems set source = 'User', hidden_at = now() where id = $1", [problem]);
    expect(await show(undefined, user.username)).toMatchObject({ badges: [], created: [] });
  });

  test('of a person of the demo world it says so, of nobody else', async () => {
    const { user } = await makeUser(house);
    expect((await show(undefined, user.username)).sample).toBe(false);
    await house.database.raw('insert into sample_people (user_id) values ($1)', [user.id]);
    expect((await show(undefined, user.username)).sample).toBe(true);
  });

  test.each(['nobody', 'ada%', 'ada@example.com', 'Ada@example.com', '..', "' or 1=1 --"])(
    '%j is a 404',
    async (username) => {
      expect(await refused(house.url, showPublicProfile, { params: { username } })).toMatchObject({ status: 404 });
    },
  );

  test('who is suspended or gone is as unknown as nobody', async () => {
    const { user } = await makeUser(house);
    const params = { username: user.username };
    const answers = [];
    for (const column of ['suspended_at', 'anonymised_at']) {
      await house.database.raw(`update users set ${column} = now() where id = $1`, [user.id]);
      answers.push(await refused(house.url, showPublicProfile, { params }));
      answers.push(await refused(house.url, showPublicActivity, { params, query: {} }));
      await house.database.raw(`update users set ${column} = null where id = $1`, [user.id]);
    }
    for (const { status, body } of answers)
      expect({ status, message: body['message'] }).toEqual({ status: 404, message: 'User not found' });
  });
});

describe('visibility', () => {
  const sections = ['about', 'links', 'solved', 'rating', 'created', 'badges'] as const;
  const shown = ({ activity_visible, ...profile }: PublicProfile) => [
    ...sections.filter((section) => profile[section] !== null),
    ...(activity_visible ? ['activity'] : []),
  ];
  const seenBy = async () => [shown(await show()), shown(await show(reader.code)), shown(await show(ada.code))];
  const whole = [...sections, 'activity'];

  test.each([
    ['everyone', [whole, whole, whole]],
    ['members', [[], whole, whole]],
    ['nobody', [[], [], whole]],
  ] as const)('for %s: what visitors, members and the owner see', async (chosen, expected) => {
    await everything(chosen);
    expect(await seenBy()).toEqual(expected);
    expect([(await show()).own, (await show(reader.code)).own, (await show(ada.code)).own]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([...sections, 'activity'] as const)('%s alone', async (section) => {
    await everything('everyone');
    await see({ [section]: 'nobody' });
    const rest = whole.filter((other) => other !== section);
    expect(await seenBy()).toEqual([rest, rest, whole]);
  });

  test('hidden activity is a 404 like that of nobody; other hidden figures do not come with it', async () => {
    const ask = (as?: string, username = 'ada') =>
      call(house.url, showPublicActivity, {
        as,
        params: { username },
        query: { year: 2026, time_zone: 'Asia/Kolkata' },
      });
    await everything('everyone');
    const mine = await call(house.url, showActivity, {
      as: ada.code,
      query: { year: 2026, time_zone: 'Asia/Kolkata' },
    });
    expect((await ask()).body).toEqual(mine.body);
    expect(mine.body).toMatchObject({ problems_created: 1, solved: 9 });

    await see({ solved: 'nobody', created: 'members' });
    expect((await ask()).body).toMatchObject({
      solved_by_difficulty: { Easy: 0, Medium: 0, Hard: 0 },
      problems_created: 0,
    });
    expect((await ask(reader.code)).body).toMatchObject({ problems_created: 1 });

    await see({ activity: 'members' });
    expect(await refused(house.url, showPublicActivity, { params: { username: 'ada' }, query: {} })).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
    expect((await ask(reader.code)).status).toBe(200);
    await see({ activity: 'nobody' });
    expect(
      (await refused(house.url, showPublicActivity, { as: reader.code, params: { username: 'ada' }, query: {} }))
        .status,
    ).toBe(404);
    expect((await ask(ada.code)).status).toBe(200);
  });
});

describe('GET /api/users/:username/sky/', () => {
  const sky = (as?: string, username = 'ADA') => call(house.url, showPublicSky, { as, params: { username } });
  const status = async (as?: string, username?: string) =>
    (await refused(house.url, showPublicSky, { as, params: { username: username ?? 'ada' } })).status;

  test('is for who may see what is solved; when it was solved, for who may see the activity', async () => {
    await everything('everyone');
    const { body } = await sky();
    expect(body).toHaveLength(9);
    expect(body[0]).toMatchObject({ difficulty: 'Hard', tag: 'graphs', solved_at: day(0).toISOString() });
    await see({ activity: 'nobody' });
    const hidden = (await sky(reader.code)).body;
    expect(hidden.map(({ problem_id }) => problem_id)).toEqual(body.map(({ problem_id }) => problem_id));
    expect(hidden.every(({ solved_at }) => solved_at === null)).toBe(true);
    expect((await sky(ada.code)).body).toEqual(body);
    await see({ solved: 'members', activity: 'everyone' });
    expect(await status()).toBe(404);
    expect((await sky(reader.code)).body).toEqual(body);
    await see({ solved: 'nobody' });
    expect(await status(reader.code)).toBe(404);
    expect((await sky(ada.code)).body).toEqual(body);
    expect(await status(undefined, 'nobody_at_all')).toBe(404);
    await everything('everyone');
  });
});
