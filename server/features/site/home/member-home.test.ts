import { saveCodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { dailyProblem, utcDay } from '@devorbit/contract/practice/daily.ts';
import { listRecommendations } from '@devorbit/contract/practice/guidance.ts';
import { listProblems } from '@devorbit/contract/practice/problems.ts';
import { listProgress } from '@devorbit/contract/practice/submissions.ts';
import { type MemberHome, showMemberHome } from '@devorbit/contract/site/home.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '../../identity/notifications/commands/notify.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-03-10T20:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let house: House;
const problems: number[] = [];
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => NOW } });
  for (let nth = 0; nth < 6; nth++)
    problems.push(
      await makeProblem(house, { title: `Problem ${nth}`, tags: [`tag ${nth}`], createdAt: before(20 * 24) }),
    );
});
afterAll(() => house.close());

const home = async ({ code: as }: SignedIn, time_zone = 'UTC'): Promise<MemberHome> =>
  (await call(house.url, showMemberHome, { as, query: { time_zone } })).body;
const submit = (
  { user }: SignedIn,
  nth: number,
  hoursAgo: number,
  more: NonNullable<Parameters<typeof makeSubmission>[2]> = {},
) => makeSubmission(house, { user_id: user.id, problem_id: problems[nth] ?? 0 }, { at: before(hoursAgo), ...more });

/** Somebody who has been here for a month. */
async function makeMember(): Promise<SignedIn> {
  const member = await makeUser(house);
  await house.database.raw('update users set date_joined = $2 where id = $1', [member.user.id, before(30 * 24)]);
  return member;
}

test('a newcomer has an Easy problem to begin with, no streak, and no news', async () => {
  const newcomer = await makeUser(house);
  const { for_you, daily, ...rest } = await home(newcomer);
  expect(rest).toMatchObject({
    solved_count: 0,
    points: 0,
    resume: null,
    streak: { current: 0, longest: 0, today: false },
    news: { unread: 0, notifications: [], problems: { count: 0, newest: null }, badges: [] },
  });
  expect(rest.streak.days.map(({ solved }) => solved)).toEqual(Array(7).fill(false));
  expect(for_you.map(({ problem }) => problem.difficulty)).toEqual(['Easy', 'Easy', 'Easy', 'Easy']);
  expect(daily).toMatchObject({ solved: false, ends_at: '2026-03-11T00:00:00.000Z' });
});

test('one continues with what was tried last and is not solved', async () => {
  const member = await makeMember();
  await submit(member, 0, 30, { verdict: 'Wrong Answer', language: 'java' });
  await submit(member, 1, 20, { verdict: 'Time Limit Exceeded', language: 'python' });
  await submit(member, 2, 10);
  await submit(member, 2, 9, { verdict: 'Wrong Answer' });
  const { resume, for_you, solved_count } = await home(member);
  expect(solved_count).toBe(1);
  expect(resume).toEqual({
    id: problems[1],
    title: 'Problem 1',
    difficulty: 'Easy',
    language: 'python',
    at: before(20).toISOString(),
    status: 'Time Limit Exceeded',
  });
  expect(for_you.map(({ problem }) => problem.id)).not.toContain(problems[1]);
  await submit(member, 1, 1);
  expect((await home(member)).resume).toMatchObject({ id: problems[0], language: 'java' });
  await house.database.raw('update problems set hidden_at = now() where id = $1', [problems[0]]);
  expect((await home(member)).resume).toBeNull();
  await house.database.raw('update problems set hidden_at = null where id = $1', [problems[0]]);
});

test('code that was changed after the last try is what one continues with', async () => {
  const member = await makeMember();
  const write = async (nth: number, hoursAgo: number) => {
    const id = problems[nth] ?? 0;
    const body = { code: 'x = 1', revision: 0 };
    await call(house.url, saveCodeDraft, { as: member.code, params: { id, language: 'python' }, body });
    await house.database.raw('update code_drafts set updated_at = $3 where user_id = $1 and problem_id = $2', [
      member.user.id,
      id,
      before(hoursAgo),
    ]);
  };
  await write(3, 40);
  const draft = { id: problems[3], title: 'Problem 3', difficulty: 'Easy', language: 'python', status: null };
  expect((await home(member)).resume).toEqual({ ...draft, at: before(40).toISOString() });
  await submit(member, 1, 30, { verdict: 'Wrong Answer', language: 'java' });
  expect((await home(member)).resume).toMatchObject({ id: problems[1], status: 'Wrong Answer' });
  await write(1, 20);
  expect((await home(member)).resume).toMatchObject({ id: problems[1], language: 'python', status: null });
  await submit(member, 1, 25, { verdict: 'Wrong Answer', language: 'python', code: 'x = 1' });
  expect((await home(member)).resume).toMatchObject({ id: problems[1], status: 'Wrong Answer' });
  await submit(member, 1, 10);
  expect((await home(member)).resume).toMatchObject({ id: problems[3] });
});

test('the daily challenge is the one that the page of challenges shows, and solved where it was solved today', async () => {
  const member = await makeMember();
  const { body: bank } = await call(house.url, listProblems, { query: { source: 'Admin', page_size: 200 } });
  const wanted = dailyProblem(bank, utcDay(NOW.getTime()));
  expect((await home(member)).daily).toMatchObject({ id: wanted?.id, title: wanted?.title, solved: false });
  const nth = problems.indexOf(wanted?.id ?? 0);
  await submit(member, nth, 21);
  expect((await home(member)).daily?.solved).toBe(false);
  await submit(member, nth, 19, { verdict: 'Wrong Answer' });
  expect((await home(member)).daily?.solved).toBe(false);
  await submit(member, nth, 19);
  expect((await home(member)).daily?.solved).toBe(true);
  expect((await home(await makeMember())).daily?.solved).toBe(false);
});

test('the streak is that of the dashboard, and tells whether today counts; days are those of the time zone', async () => {
  const member = await makeMember();
  await submit(member, 0, 48);
  await submit(member, 1, 24);
  const { streak } = await home(member);
  expect(streak).toMatchObject({ current: 2, longest: 2, today: false });
  expect(streak.days.map(({ day, solved }) => `${day.slice(8)} ${solved}`)).toEqual([
    '04 false',
    '05 false',
    '06 false',
    '07 false',
    '08 true',
    '09 true',
    '10 false',
  ]);
  // 20:00 in UTC is the next morning in Auckland, and the solve of yesterday is of this morning there.
  await submit(member, 2, 2);
  expect((await home(member)).streak).toMatchObject({ current: 3, today: true });
  expect((await home(member, 'Pacific/Auckland')).streak).toMatchObject({ current: 3, today: true });
  for (const time_zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    const [row] = (await call(house.url, listProgress, { as: member.code, query: { time_zone } })).body;
    const { points, solved_count, streak: own } = await home(member, time_zone);
    expect([points, solved_count, own.current]).toEqual([row?.points, row?.solved_count, row?.current_streak]);
  }
});

test('For you is that of the practice area', async () => {
  const member = await makeMember();
  await submit(member, 3, 5);
  const { body } = await call(house.url, listRecommendations, { as: member.code });
  expect((await home(member)).for_you).toEqual(body);
});

test('what is new: unread notifications with announcements first, problems of others, badges of late', async () => {
  const member = await makeMember();
  const { id } = member.user;
  const tell = (kind: 'community' | 'announcements', title: string) =>
    notify(house.database, { user_id: id, kind, at: before(1), title });
  await tell('announcements', 'A contest');
  for (const title of ['a', 'b', 'c']) await tell('community', title);
  await submit(member, 4, 3);
  const made = await makeProblem(house, { title: 'Brand new', createdAt: before(2) });
  const own = await makeProblem(house, { title: 'By the member', createdAt: before(1) });
  await house.database.raw("update problems set author_id = $1, source = 'User' where id = $2", [id, own]);
  const { news } = await home(member);
  expect(news.unread).toBeGreaterThanOrEqual(4);
  expect(news.notifications).toHaveLength(3);
  expect(news.notifications[0]).toMatchObject({ title: 'A contest', read: false });
  expect(news.problems).toEqual({ count: 1, newest: { id: made, title: 'Brand new', difficulty: 'Easy' } });
  expect(news.badges.map((badge) => badge.id)).toEqual(['author', 'first-orbit']);
  const earlier = await makeMember();
  await submit(earlier, 4, 15 * 24);
  expect((await home(earlier)).news.badges).toEqual([]);
});

test('each has only their own, and a visitor none', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  await submit(member, 0, 3, { verdict: 'Wrong Answer' });
  await submit(member, 1, 2);
  await notify(house.database, { user_id: member.user.id, kind: 'community', at: NOW, title: 'Private' });
  const text = JSON.stringify(await home(other));
  expect(text).not.toContain('Private');
  expect(await home(other)).toMatchObject({ resume: null, solved_count: 0, news: { unread: 0 } });
  expect((await refused(house.url, showMemberHome, {})).status).toBe(401);
  expect(
    (await refused(house.url, showMemberHome, { as: member.code, query: { time_zone: 'Mars/Base' } })).status,
  ).toBe(400);
});
