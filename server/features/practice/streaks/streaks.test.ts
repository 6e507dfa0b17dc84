import { updatePreferences } from '@devorbit/contract/community/profiles.ts';
import {
  listNotifications,
  type NotificationPreference,
  updateNotificationPreferences,
} from '@devorbit/contract/identity/notifications.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../identity/accounts/commands/open-session.ts';
import { remindOfStreaks } from './commands/remind-of-streaks.ts';

const HOUR_MS = 60 * 60 * 1000;

let house: House;
let now = new Date('2026-03-10T12:00:00Z');
const problems: number[] = [];
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  for (let nth = 0; nth < 8; nth++) problems.push(await makeProblem(house));
});
afterAll(() => house.close());

/** Somebody who solved a problem at each of these moments. */
async function makeSolver(...moments: string[]): Promise<SignedIn> {
  const solver = await makeUser(house);
  for (const [nth, at] of moments.entries())
    await makeSubmission(house, { user_id: solver.user.id, problem_id: problems[nth] ?? 0 }, { at: new Date(at) });
  return solver;
}
const threeDays = ['2026-03-07T10:00:00Z', '2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z'];

async function told({ user }: SignedIn): Promise<string[]> {
  const { session_code: as } = await openSession({ ...house, sessionHours: 1 }, user.id, 'password', {
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  const { body } = await call(house.url, listNotifications, { as });
  return body.notifications
    .filter(({ kind }) => kind === 'streak')
    .map(({ title, body, link }) => [title, body, link].join('|'));
}
const at = async (moment: string) => {
  now = new Date(moment);
  await remindOfStreaks(house);
};
const reminder = 'Your 3-day streak ends tonight|Solve a problem before midnight to make it 4 days.|/challenges';

test('whoever has not solved anything today is told in the evening, once a day', async () => {
  const solver = await makeSolver(...threeDays);
  const done = await makeSolver(...threeDays, '2026-03-10T08:00:00Z');
  const short = await makeSolver(...threeDays.slice(1));
  const broken = await makeSolver(...threeDays.slice(0, 2));
  await at('2026-03-10T18:59:59Z');
  expect(await told(solver)).toEqual([]);
  await at('2026-03-10T19:10:00Z');
  expect(await told(solver)).toEqual([reminder]);
  await at('2026-03-10T20:10:00Z');
  await at('2026-03-10T23:10:00Z');
  expect(await told(solver)).toEqual([reminder]);
  for (const other of [done, short, broken]) expect(await told(other)).toEqual([]);

  await makeSubmission(
    house,
    { user_id: solver.user.id, problem_id: problems[4] ?? 0 },
    { at: new Date('2026-03-10T23:30:00Z') },
  );
  await at('2026-03-11T19:30:00Z');
  expect(await told(solver)).toEqual([
    'Your 4-day streak ends tonight|Solve a problem before midnight to make it 5 days.|/challenges',
    reminder,
  ]);
  await at('2026-03-12T19:30:00Z');
  expect(await told(solver)).toHaveLength(2);
});

test('the evening and the days are those of one’s own time zone', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const solver = await makeSolver(...threeDays);
  await call(house.url, updatePreferences, { as: solver.code, body: { time_zone: 'Asia/Kolkata' } });
  // 18:59 and 19:05 in India.
  await at('2026-03-10T13:29:00Z');
  expect(await told(solver)).toEqual([]);
  await at('2026-03-10T13:35:00Z');
  expect(await told(solver)).toEqual([reminder]);
  // The next day there has begun.
  await at('2026-03-10T19:30:00Z');
  expect(await told(solver)).toHaveLength(1);
});

test('settings are kept to, and what one server told no other tells again', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const [quiet, removed] = [await makeSolver(...threeDays), await makeSolver(...threeDays)];
  const preferences: Pick<NotificationPreference, 'kind' | 'in_app'>[] = [{ kind: 'streak', in_app: false }];
  await call(house.url, updateNotificationPreferences, { as: quiet.code, body: { preferences } });
  now = new Date('2026-03-10T21:00:00Z');
  await Promise.all([remindOfStreaks(house), remindOfStreaks(house)]);
  expect(await told(quiet)).toEqual([]);
  expect(await told(removed)).toEqual([reminder]);
  await house.database.raw('delete from notifications where user_id = $1', [removed.user.id]);
  await at(new Date(now.getTime() + HOUR_MS).toISOString());
  expect(await told(removed)).toEqual([]);
});

test('who is suspended is told nothing', async () => {
  now = new Date('2026-03-10T12:00:00Z');
  const solver = await makeSolver(...threeDays);
  await house.database.raw('update users set suspended_at = $2 where id = $1', [solver.user.id, now]);
  await at('2026-03-10T22:00:00Z');
  const { rows } = await house.database.raw("select from notifications where user_id = $1 and kind = 'streak'", [
    solver.user.id,
  ]);
  expect(rows).toEqual([]);
});
