import { showAccount, updateProfile } from '@devorbit/contract/community/profiles.ts';
import { listSessions, logoutAll } from '@devorbit/contract/identity/sessions.ts';
import { listTokens, makeToken, MAX_TOKENS, revokeAllTokens, revokeToken } from '@devorbit/contract/identity/tokens.ts';
import { createProblem } from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeExpiredTokens } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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

type Scope = 'read' | 'submit' | 'write' | 'staff';
const wish = (scopes: Scope[] = ['read'], name = 'laptop') => ({ name, scopes, expires_in_days: 30 });
const make = async (scopes?: Scope[], as = ada.code) =>
  (await call(house.url, makeToken, { as, body: wish(scopes) })).body;
const list = async (as = ada.code) => (await call(house.url, listTokens, { as })).body;
const meStatus = async (headers: Record<string, string>) =>
  (await fetch(house.url + showAccount.path, { headers })).status;

describe('a personal access token', () => {
  test('is shown once, listed without its text, and kept as a digest', async () => {
    const made = await make(['read', 'submit']);
    expect(made.token).toMatch(/^dvo_[A-Za-z0-9_-]{43}$/);
    expect(made).toMatchObject({
      name: 'laptop',
      scopes: ['read', 'submit'],
      last_used_at: null,
      expires_at: new Date(now + 30 * DAY_MS).toISOString(),
    });
    const { token, ...shown } = made;
    expect(await list()).toEqual([shown]);
    const { rows } = await house.database.raw('select t::text as row from access_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(house.log()).not.toContain(token);
  });

  test('is told to its owner', async () => {
    await make();
    const { rows } = await house.database.raw('select title, kind from notifications where user_id = $1', [
      ada.user.id,
    ]);
    expect(rows).toEqual([{ kind: 'security', title: "The access token 'laptop' was created" }]);
  });

  test('opens the API in both headers, and says when and from where it was last used', async () => {
    const { token } = await make();
    expect(await meStatus({ authorization: `Token ${token}` })).toBe(200);
    const first = new Date(now).toISOString();
    now += 59_000;
    expect(await meStatus({ 'x-session-code': token })).toBe(200);
    expect(await list()).toMatchObject([{ last_used_at: first, ip_prefix: '127.0.0.0/24' }]);
    now += 1_000;
    expect(await meStatus({ 'x-session-code': token })).toBe(200);
    expect(await list()).toMatchObject([{ last_used_at: new Date(now).toISOString() }]);
  });

  test('and a session of somebody else are refused together', async () => {
    const { token } = await make();
    const eve = await makeUser(house);
    expect(await meStatus({ authorization: `Token ${token}`, 'x-session-code': eve.code })).toBe(401);
    expect(await meStatus({ authorization: `Token ${token}`, 'x-session-code': ada.code })).toBe(200);
  });

  test('does what its scopes say, and never what guards the account', async () => {
    const { token } = await make(['read']);
    const { token: writer } = await make(['write']);
    const bio = { bio: 'I count.' };
    expect(await refused(house.url, updateProfile, { as: token, body: bio })).toMatchObject({
      status: 403,
      body: { error: "This access token was made without the scope 'write'" },
    });
    expect((await call(house.url, updateProfile, { as: writer, body: bio })).status).toBe(200);
    expect(await meStatus({ 'x-session-code': writer })).toBe(403);
    for (const endpoint of [listTokens, listSessions, logoutAll])
      expect((await refused(house.url, endpoint, { as: token })).status).toBe(403);
    expect((await refused(house.url, makeToken, { as: writer, body: wish() })).status).toBe(403);
  });

  test('has its owner’s role only with the scope staff, which only staff can give', async () => {
    const boss = await makeUser(house, { role: 'superuser' });
    const problem = { title: 'Sum', statement: 'Add them.', difficulty: 'Easy', tags: ['Math'], source: 'Admin' };
    const create = (as: string) => ({ as, body: problem as never });
    const plain = await make(['read', 'write'], boss.code);
    expect((await refused(house.url, createProblem, create(plain.token))).status).toBe(403);
    const full = await make(['read', 'write', 'staff'], boss.code);
    expect((await call(house.url, createProblem, create(full.token))).status).toBe(201);
    expect(await refused(house.url, makeToken, { as: ada.code, body: wish(['staff']) })).toMatchObject({ status: 400 });
    await house.database.raw('update users set is_staff = false, is_superuser = false where id = $1', [boss.user.id]);
    expect((await refused(house.url, createProblem, create(full.token))).status).toBe(403);
  });

  test.each(['suspended_at', 'anonymised_at'])('works no more once its owner has %s', async (column) => {
    const { token } = await make();
    await house.database.raw(`update users set ${column} = now() where id = $1`, [ada.user.id]);
    expect(await meStatus({ authorization: `Token ${token}` })).toBe(401);
  });

  test('works until it expires, is then listed for 30 days, and is forgotten', async () => {
    const { token } = await make();
    now += 30 * DAY_MS - 1;
    expect(await meStatus({ 'x-session-code': token })).toBe(200);
    now += 1;
    expect(await meStatus({ 'x-session-code': token })).toBe(401);
    const left = async () =>
      (await house.database.raw('select from access_tokens where user_id = $1', [ada.user.id])).rows.length;
    await purgeExpiredTokens(house);
    expect(await left()).toBe(1);
    now += 30 * DAY_MS + 1;
    await purgeExpiredTokens(house);
    expect(await left()).toBe(0);
  });

  test('is revoked by its owner alone, and outlives a logout from all devices', async () => {
    const { id, token } = await make();
    const eve = await makeUser(house);
    expect((await refused(house.url, revokeToken, { as: eve.code, params: { id } })).status).toBe(404);
    expect((await refused(house.url, revokeToken, { as: token, params: { id } })).status).toBe(403);
    expect(await list(eve.code)).toEqual([]);
    expect(await meStatus({ 'x-session-code': token })).toBe(200);
    await call(house.url, revokeToken, { as: ada.code, params: { id } });
    expect(await meStatus({ 'x-session-code': token })).toBe(401);
    const second = await make();
    await call(house.url, logoutAll, { as: ada.code });
    expect(await meStatus({ 'x-session-code': second.token })).toBe(200);
  });
});

describe('DELETE /api/tokens/', () => {
  test('revokes all of its owner, and nobody else’s', async () => {
    const eve = await makeUser(house);
    const [first, second, hers] = [await make(), await make(['write']), await make(['read'], eve.code)];
    const { body } = await call(house.url, revokeAllTokens, { as: ada.code });
    expect(body).toEqual({ message: 'Your access tokens have been revoked', revoked: 2 });
    expect(await list()).toEqual([]);
    for (const [{ token }, status] of [
      [first, 401],
      [second, 401],
      [hers, 200],
    ] as const)
      expect(await meStatus({ 'x-session-code': token })).toBe(status);
  });

  test('is nothing for visitors, and no token revokes tokens', async () => {
    const { token } = await make(['read', 'submit', 'write']);
    expect((await refused(house.url, revokeAllTokens, {})).status).toBe(401);
    expect((await refused(house.url, revokeAllTokens, { as: token })).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });
});

describe('POST /api/tokens/', () => {
  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'a\nb' }, 'name: Must be on one line'],
    [{ name: 'a\u0007b' }, 'name: Must not contain control characters'],
    [{ name: 'x'.repeat(61) }, 'name: Must be at most 60 characters'],
    [{ scopes: [] }, 'Choose at least one permission'],
    [{ scopes: ['read', 'read'] }, 'scopes: Must name each scope once'],
    [{ scopes: ['root'] }, expect.stringContaining('scopes')],
    [{ expires_in_days: 0 }, 'expires_in_days: Must be at least 1 day'],
    [{ expires_in_days: 366 }, 'expires_in_days: Must be at most 365 days'],
    [{ expires_in_days: 1.5 }, 'expires_in_days: Must be a whole number of days'],
  ])('refuses %j', async (more, error) => {
    const body = { ...wish(), ...more } as never;
    expect(await refused(house.url, makeToken, { as: ada.code, body })).toMatchObject({ status: 400, body: { error } });
  });

  test('wants a fresh proof of who it is, and no visitor', async () => {
    expect((await refused(house.url, makeToken, { body: wish() })).status).toBe(401);
    now += 10 * 60_000 + 1;
    expect(await refused(house.url, makeToken, { as: ada.code, body: wish() })).toMatchObject({
      status: 403,
      body: { details: { reauthenticate: true } },
    });
  });

  test('makes no more than 20 live ones, however many are asked for at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: MAX_TOKENS + 5 }, () =>
        fetch(house.url + makeToken.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-code': ada.code },
          body: JSON.stringify(wish()),
        }).then(({ status }) => status),
      ),
    );
    expect(asked.filter((status) => status === 201)).toHaveLength(MAX_TOKENS);
    expect(asked.filter((status) => status === 409)).toHaveLength(5);
  });
});
