import {
  countUnread,
  listNotifications,
  NOTIFICATION_DAYS,
  MAX_NOTIFICATIONS,
  type NotificationKind,
  readNotifications,
  removeNotification,
  showNotificationPreferences,
  updateNotificationPreferences,
} from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify, type News } from './commands/notify.ts';
import { purgeNotifications } from './jobs.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const tell = ({ user }: SignedIn, title: string, more: Partial<News> = {}) =>
  notify(house.database, { user_id: user.id, kind: 'community', at: house.clock.now(), title, ...more });
const list = async ({ code: as }: SignedIn, query: { before?: number; unread?: 'true' } = {}) =>
  (await call(house.url, listNotifications, { as, query })).body;
const titles = async (user: SignedIn) => (await list(user)).notifications.map(({ title }) => title);
const unread = async ({ code: as }: SignedIn) => (await call(house.url, countUnread, { as })).body.unread;
const read = async ({ code: as }: SignedIn, body: { ids?: number[]; all?: true }) =>
  (await call(house.url, readNotifications, { as, body })).body.unread;

test('are listed newest first, twenty at a time, and each once', async () => {
  const user = await makeUser(house);
  for (let at = 1; at <= 45; at++) await tell(user, `News ${at}`);
  const first = await list(user);
  expect([first.unread, first.more, first.notifications.length]).toEqual([45, true, 20]);
  const second = await list(user, { before: first.notifications.at(-1)?.id ?? 0 });
  await tell(user, 'News in between');
  const third = await list(user, { before: second.notifications.at(-1)?.id ?? 0 });
  expect([third.more, third.notifications.length]).toEqual([false, 5]);
  expect([first, second, third].flatMap(({ notifications }) => notifications.map(({ title }) => title))).toEqual(
    Array.from({ length: 45 }, (_, at) => `News ${45 - at}`),
  );
});

test('say what happened, when and where', async () => {
  const user = await makeUser(house);
  const at = new Date('2026-03-01T10:00:00Z');
  await tell(user, ' A\nlong\u0007 title ', {
    at,
    kind: 'problems',
    body: 'One.\n\nTwo.',
    link: '/problems/7?tab=a#b',
  });
  expect((await list(user)).notifications).toEqual([
    {
      id: expect.any(Number),
      kind: 'problems',
      at: at.toISOString(),
      title: 'A long title',
      body: 'One.\n\nTwo.',
      link: '/problems/7?tab=a#b',
      read: false,
    },
  ]);
});

test('are marked as read one by one or all, and listed as unread', async () => {
  const user = await makeUser(house);
  for (const title of ['a', 'b', 'c']) await tell(user, title);
  const [newest] = (await list(user)).notifications;
  expect(await read(user, { ids: [newest?.id ?? 0] })).toBe(2);
  expect((await list(user, { unread: 'true' })).notifications.map(({ title }) => title)).toEqual(['b', 'a']);
  expect((await list(user)).notifications.map((one) => one.read)).toEqual([true, false, false]);
  expect(await read(user, { all: true })).toBe(0);
  expect([await unread(user), (await list(user, { unread: 'true' })).notifications]).toEqual([0, []]);
});

test('others neither see, mark nor remove them', async () => {
  const owner = await makeUser(house);
  const others = [await makeUser(house), await makeUser(house, { role: 'superuser' })];
  await tell(owner, 'Private');
  const id = (await list(owner)).notifications[0]?.id ?? 0;
  for (const other of others) {
    expect(await titles(other)).toEqual([]);
    await read(other, { ids: [id] });
    await read(other, { all: true });
    expect((await refused(house.url, removeNotification, { as: other.code, params: { id } })).status).toBe(404);
  }
  expect([await unread(owner), await titles(owner)]).toEqual([1, ['Private']]);
  for (const endpoint of [listNotifications, countUnread, showNotificationPreferences])
    expect((await refused(house.url, endpoint)).status).toBe(401);
  expect((await refused(house.url, readNotifications, { body: { all: true } })).status).toBe(401);
  await call(house.url, removeNotification, { as: owner.code, params: { id } });
  expect(await titles(owner)).toEqual([]);
  expect((await refused(house.url, removeNotification, { as: owner.code, params: { id } })).status).toBe(404);
});

test.each([
  {},
  { all: true, ids: [1] },
  { ids: [0] },
  { ids: Array.from({ length: 101 }, (_, at) => at + 1) },
  { all: false },
])('marking %j is refused', async (body) => {
  const { code } = await makeUser(house);
  const response = await fetch(house.url + readNotifications.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-code': code },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
});

test.each([
  'https://example.org/',
  '//example.org',
  '/\\example.org',
  'javascript:alert(1)',
  '',
  'problems/1',
  '/a b',
  '/a\nb',
])('a link to %j is not one of ours', async (link) => {
  const user = await makeUser(house);
  await expect(tell(user, 'x', { link })).rejects.toThrow('Must be a path of this site');
  const sneaked = house.database.run(
    `insert into notifications (user_id, kind, at, title, link, in_app, mail) values ($1, 'community', now(), 'x', $2, true, 'off')`,
    [user.user.id, link],
  );
  await expect(sneaked).rejects.toThrow('notifications_link_check');
  expect(await titles(user)).toEqual([]);
});

const matrix = async ({ code: as }: SignedIn) =>
  (await call(house.url, showNotificationPreferences, { as })).body.preferences.map(
    ({ kind, in_app, email, email_fixed }) => `${kind} ${in_app} ${email}${email_fixed ? ' fixed' : ''}`,
  );

test('each kind has its way of telling; the mail of security stays', async () => {
  const user = await makeUser(house);
  const usual = [
    'security true instant fixed',
    'submissions true daily',
    'problems true daily',
    'certificates true daily',
    'badges true off',
    'streak true off',
    'reviews true off',
    'events true daily',
    'reminders true instant',
    'projects true daily',
    'resources true daily',
    'community true daily',
    'announcements true daily',
  ];
  expect(await matrix(user)).toEqual(usual);
  const change = (
    preferences: { kind: NotificationKind; in_app?: boolean; email?: 'off' | 'instant' | 'daily' }[],
  ) => ({
    as: user.code,
    body: { preferences },
  });
  const off = change([
    { kind: 'community', in_app: false },
    { kind: 'security', email: 'off' },
  ]);
  expect(await refused(house.url, updateNotificationPreferences, off)).toMatchObject({
    status: 400,
    body: { error: 'Security emails can’t be turned off' },
  });
  const digest = change([{ kind: 'streak', email: 'daily' }]);
  expect((await refused(house.url, updateNotificationPreferences, digest)).status).toBe(400);
  expect(await matrix(user)).toEqual(usual);
  await call(
    house.url,
    updateNotificationPreferences,
    change([
      { kind: 'community', in_app: false, email: 'off' },
      { kind: 'problems', email: 'instant' },
      { kind: 'security', in_app: false },
    ]),
  );
  expect(await matrix(user)).toEqual([
    'security false instant fixed',
    'submissions true daily',
    'problems true instant',
    'certificates true daily',
    'badges true off',
    'streak true off',
    'reviews true off',
    'events true daily',
    'reminders true instant',
    'projects true daily',
    'resources true daily',
    'community false off',
    'announcements true daily',
  ]);
  expect(await matrix(await makeUser(house))).toEqual(usual);
  await tell(user, 'Not wanted');
  await tell(user, 'By mail alone', { kind: 'security' });
  await tell(user, 'Wanted', { kind: 'problems' });
  expect(await titles(user)).toEqual(['Wanted']);
  expect(await unread(user)).toBe(1);
});

test('the newest of a user are kept, and none for longer than their days', async () => {
  const [busy, quiet] = [await makeUser(house), await makeUser(house)];
  const now = house.clock.now();
  await house.database.run(
    `insert into notifications (user_id, kind, at, title, in_app, mail)
     select $1, 'community', $2, 'n' || n, true, 'off' from generate_series(1, $3::int) n`,
    [busy.user.id, now, MAX_NOTIFICATIONS + 7],
  );
  await tell(quiet, 'old', { at: new Date(now.getTime() - (NOTIFICATION_DAYS + 1) * 86_400_000) });
  await tell(quiet, 'young', { at: new Date(now.getTime() - (NOTIFICATION_DAYS - 1) * 86_400_000) });
  await purgeNotifications(house);
  expect(await unread(busy)).toBe(MAX_NOTIFICATIONS);
  expect((await titles(busy))[0]).toBe(`n${MAX_NOTIFICATIONS + 7}`);
  expect(await titles(quiet)).toEqual(['young']);
});
