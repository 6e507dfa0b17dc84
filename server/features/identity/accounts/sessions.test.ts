import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { login } from '@devorbit/contract/identity/accounts.ts';
import { listSessions, listSignIns, logoutAll, revokeSession } from '@devorbit/contract/identity/sessions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeExpiredSessions, purgeSignIns } from './jobs.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let house: House;
let now = Date.parse('2026-05-04T10:00:00Z');
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => new Date(now) } });
});
beforeEach(async () => {
  ada = await makeUser(house);
});
afterAll(() => house.close());

const enter = async (userAgent: string, { user, password } = ada): Promise<string> => {
  const { body } = await call(house.url, login, {
    body: { username: user.username, password },
    headers: { 'user-agent': userAgent },
  });
  if ('challenge' in body) throw new Error('a second factor was asked for');
  return body.session_code;
};
const mine = async (as: string) => (await call(house.url, listSessions, { as })).body;
const isIn = async (as: string): Promise<boolean> =>
  (await fetch(house.url + showAccount.path, { headers: { 'x-session-code': as } })).status === 200;
const told = async ({ user } = ada) =>
  (await house.database.raw('select title, kind from notifications where user_id = $1 order by id', [user.id])).rows;

describe('one’s own sessions', () => {
  test('end when they are not used for 72 hours, and live on where they are', async () => {
    const [used, left] = [await enter(firefox), await enter(firefox)];
    now += 71 * HOUR_MS;
    expect(await isIn(used)).toBe(true);
    now += HOUR_MS;
    expect([await isIn(used), await isIn(left)]).toEqual([true, false]);
    expect(await mine(used)).toHaveLength(1);
    const count = async () =>
      (await house.database.raw('select from sessions where user_id = $1', [ada.user.id])).rows.length;
    await purgeExpiredSessions(house);
    expect(await count()).toBe(1);
    now += 72 * HOUR_MS;
    expect(await isIn(used)).toBe(false);
  });

  test('are listed with device, network and use, without their codes', async () => {
    now += 1000;
    const code = await enter(firefox);
    now += 5 * 60_000;
    const response = await fetch(house.url + listSessions.path, { headers: { 'x-session-code': code } });
    const text = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain(code);
    expect(text).not.toContain('Mozilla');
    expect(JSON.parse(text)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Firefox on Linux',
        method: 'password',
        ip_prefix: '127.0.0.0/24',
        created_at: new Date(now - 5 * 60_000).toISOString(),
        last_used_at: new Date(now).toISOString(),
        expires_at: new Date(now - 5 * 60_000 + 168 * 3_600_000).toISOString(),
        current: true,
      },
      expect.objectContaining({ device: 'Unknown device', current: false }),
    ]);
  });

  test('leave out those that have expired', async () => {
    now += 2 * 60 * 60_000; // the factory's session lives for an hour
    const code = await enter(firefox);
    expect(await mine(code)).toHaveLength(1);
  });

  test('are revoked one by one, by their owner alone', async () => {
    const eve = await makeUser(house);
    const code = await enter(firefox);
    const [own, old] = await mine(code);
    expect(own).toMatchObject({ current: true });
    const id = old?.id ?? '';
    expect(await refused(house.url, revokeSession, { as: eve.code, params: { id } })).toMatchObject({
      status: 404,
      body: { error: 'Session not found' },
    });
    expect((await refused(house.url, revokeSession, { params: { id } })).status).toBe(401);
    expect(await isIn(ada.code)).toBe(true);
    await call(house.url, revokeSession, { as: code, params: { id } });
    expect([await isIn(ada.code), await isIn(code), await isIn(eve.code)]).toEqual([false, true, true]);
    expect((await refused(house.url, revokeSession, { as: code, params: { id } })).status).toBe(404);
    expect((await refused(house.url, revokeSession, { as: code, params: { id: '7' } })).status).toBe(400);
  });

  test('end all at once, this one too, and nobody else’s', async () => {
    const eve = await makeUser(house);
    const code = await enter(firefox);
    const { body } = await call(house.url, logoutAll, { as: code });
    expect(body).toEqual({ ended: 2, message: 'Logged out from 2 devices' });
    expect([await isIn(ada.code), await isIn(code), await isIn(eve.code)]).toEqual([false, false, true]);
    expect((await refused(house.url, logoutAll, { as: code })).status).toBe(401);
  });
});

describe('recent sign-ins', () => {
  test('hold right and wrong tries, newest first, of one’s own account only', async () => {
    const eve = await makeUser(house);
    now += 1000;
    await refused(house.url, login, {
      body: { username: ada.user.username, password: 'a wrong one' },
      headers: { 'user-agent': 'curl/8.0' },
    });
    now += 1000;
    await enter(firefox);
    const rows = (await call(house.url, listSignIns, { as: ada.code })).body;
    expect(rows).toEqual([
      {
        at: new Date(now).toISOString(),
        outcome: 'success',
        method: 'password',
        device: 'Firefox on Linux',
        ip_prefix: '127.0.0.0/24',
      },
      {
        at: new Date(now - 1000).toISOString(),
        outcome: 'wrong_password',
        method: 'password',
        device: 'curl',
        ip_prefix: '127.0.0.0/24',
      },
      expect.objectContaining({ outcome: 'success', device: 'Unknown device' }),
    ]);
    expect((await call(house.url, listSignIns, { as: eve.code })).body).toHaveLength(1);
  });

  test('show the last 50, and none that is older than 90 days', async () => {
    await house.database.raw(
      `insert into sign_ins (user_id, at, outcome, method) select $1, $2::timestamptz - n * interval '1 day', 'wrong_password', 'password' from generate_series(1, 120) n`,
      [ada.user.id, new Date(now)],
    );
    expect((await call(house.url, listSignIns, { as: ada.code })).body).toHaveLength(50);
    await purgeSignIns(house);
    const { rows } = await house.database.raw(
      'select min(at) as oldest, count(*) as count from sign_ins where user_id = $1',
      [ada.user.id],
    );
    expect(rows).toEqual([{ count: 91, oldest: new Date(now - 90 * DAY_MS).toISOString() }]);
  });
});

describe('a sign-in from a new device', () => {
  test('is told to the owner, each device once, and not the first', async () => {
    expect(await told()).toEqual([]);
    await enter(firefox);
    await enter(firefox);
    await enter(firefox.replaceAll('140', '141'));
    expect(await told()).toEqual([{ kind: 'security', title: 'New sign-in: Firefox on Linux' }]);
    await enter('curl/8.0');
    expect(await told()).toHaveLength(2);
  });

  test('a wrong password from it makes it no better known', async () => {
    await refused(house.url, login, {
      body: { username: ada.user.username, password: 'a wrong one' },
      headers: { 'user-agent': firefox },
    });
    expect(await told()).toEqual([]);
    await enter(firefox);
    expect(await told()).toHaveLength(1);
  });
});
