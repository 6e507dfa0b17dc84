import { updatePreferences } from '@devorbit/contract/community/profiles.ts';
import { listNotifications, updateNotificationPreferences } from '@devorbit/contract/identity/notifications.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
const problems: number[] = [];
beforeAll(async () => {
  house = await openHouse();
  for (let nth = 0; nth < 10; nth++) problems.push(await makeProblem(house));
});
afterAll(() => house.close());

type Options = NonNullable<Parameters<typeof makeSubmission>[2]>;
const submit = ({ user }: SignedIn, nth: number, more: Options = {}) =>
  makeSubmission(house, { user_id: user.id, problem_id: problems[nth] ?? 0 }, more);
const told = async ({ code: as }: SignedIn) =>
  (await call(house.url, listNotifications, { as })).body.notifications
    .filter(({ kind }) => kind === 'badges')
    .map(({ title, body, link }) => [title, body, link].join('|'));

test('a badge is told once, when it is earned, and by nothing that earns none', async () => {
  const learner = await makeUser(house);
  await submit(learner, 0, { verdict: 'Wrong Answer' });
  await submit(learner, 0, { kind: 'run' });
  expect(await told(learner)).toEqual([]);
  const first = 'You earned a badge: First orbit|Solved the first problem.|/profile';
  await submit(learner, 0);
  expect(await told(learner)).toEqual([first]);
  await submit(learner, 0);
  await submit(learner, 1, { language: 'java' });
  expect(await told(learner)).toEqual([first]);
  // The third language may come with a problem that is solved already.
  await submit(learner, 0, { language: 'python' });
  expect((await told(learner))[0]).toMatch(/^You earned a badge: Polyglot\|/);
  expect(await told(learner)).toHaveLength(2);
});

test('a streak is one of the days of one’s own time zone, and who wants no badges is told of none', async () => {
  const [traveller, other, quiet] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  await call(house.url, updatePreferences, { as: traveller.code, body: { time_zone: 'Asia/Tokyo' } });
  const preferences = [{ kind: 'badges' as const, in_app: false }];
  await call(house.url, updateNotificationPreferences, { as: quiet.code, body: { preferences } });
  // Seven days in Tokyo, where the next one begins at 15:00, and six in UTC.
  const moments = ['01T10', '01T20', '02T20', '03T20', '04T20', '05T20', '06T20'];
  for (const user of [traveller, other, quiet])
    for (const [nth, moment] of moments.entries())
      await submit(user, nth, { at: new Date(`2026-03-${moment}:00:00Z`) });
  const week = 'You earned a badge: Week in orbit|Solved a problem 7 days in a row.|/profile';
  expect(await told(traveller)).toContain(week);
  expect(await told(other)).not.toContain(week);
  expect(await told(quiet)).toEqual([]);
});
